/** Telegram puts what it signed after the `#`: `#tgWebAppData=…&tgWebAppVersion=…`. */
export function signedData(hash: string): string | null {
  const data = new URLSearchParams(hash.replace(/^#/, '')).get('tgWebAppData');
  return data === null || data === '' ? null : data;
}

/** Where to go after the log-in. Only games of this server: a link must not lead elsewhere. */
export function target(search: string): string {
  const game = new URLSearchParams(search).get('game') ?? '';
  return /^[a-z0-9]{1,20}$/.test(game) ? `/game/${game}` : '/';
}
