import { describe, expect, it } from 'vitest';
import { signedData, target } from '../src/pages/telegram/init-data';

describe('the page inside Telegram', () => {
  it('finds what Telegram signed', () => {
    const data = 'query_id=AAH&user=%7B%22id%22%3A7%7D&auth_date=1&hash=ab';
    expect(signedData(`#tgWebAppData=${encodeURIComponent(data)}&tgWebAppVersion=8.0`)).toBe(data);
    expect(signedData('')).toBeNull();
    expect(signedData('#tgWebAppData=')).toBeNull();
  });

  it('goes only to games of this server', () => {
    expect(target('?game=k3v9w2mqpx')).toBe('/game/k3v9w2mqpx');
    expect(target('?game=//evil.example')).toBe('/');
    expect(target('')).toBe('/');
  });
});
