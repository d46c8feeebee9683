import type { Json, Members } from '../api/types';
import type { Hex } from './hex';

/** Events as the server publishes them, read member by member. */
export const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});
export const hexIn = (json: Json | undefined): Hex | null =>
  typeof members(json).q === 'number' ? (members(json) as unknown as Hex) : null;
export const hexesIn = (json: Json | undefined): Hex[] => (Array.isArray(json) ? json.flatMap((item) => hexIn(item) ?? []) : []);
export const numbersIn = (json: Json | undefined): number[] =>
  Array.isArray(json) ? json.filter((n): n is number => typeof n === 'number') : [];
export const textIn = (json: Json | undefined): string => (typeof json === 'string' ? json : '');
