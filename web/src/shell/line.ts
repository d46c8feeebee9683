import { reachable, storedAt } from '../api/client';
import { texts } from '../texts/en';
import { moment } from './time';

/** That there is no connection, and how old the shown data is, so that nobody takes an old board for the current one; or null. */
export function lineSentence(): string | null {
  const at = storedAt.value;
  return at !== null ? texts.stored(moment(at)) : reachable.value ? null : texts.errors.lineLost;
}
