/** All texts of the page in English. */
export * as texts from './en/texts';

/** 'Raven', 'Raven and Kira', 'Raven, Kira and Thule'. */
export function listed(names: string[]): string {
  if (names.length <= 1) {
    return names[0] ?? '';
  }
  return names.slice(0, -1).join(', ') + ' and ' + (names[names.length - 1] as string);
}

export function plural(count: number, one: string, many: string = one + 's'): string {
  return `${count} ${count === 1 ? one : many}`;
}
