const KEY = 'arbiter.sandbox';

/** The text that the sandbox shows when it opens. */
export function keptForSandbox(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

export function keepForSandbox(text: string): void {
  sessionStorage.setItem(KEY, text);
}
