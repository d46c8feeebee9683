import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Person } from './person';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** All findings of axe, each with its elements. The page's content policy forbids added scripts, so the debugger loads axe. */
export async function complaints(person: Person, about: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  // Before its script has arrived, a page has neither; a page without them is a finding, which the wait reports.
  await person.page.locator('main, [role=main]').first().waitFor({ state: 'attached' });
  await person.page.locator('h1, [role=heading][aria-level="1"]').first().waitFor({ state: 'attached' });
  const client = await person.context.newCDPSession(person.page);
  const { result: loaded } = await client.send('Runtime.evaluate', { expression: 'typeof axe' });
  if (loaded.value === 'undefined') {
    await client.send('Runtime.evaluate', { expression: AXE });
  }
  const options = {
    resultTypes: ['violations'],
    ...(about === 'colours' ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } : {}),
  };
  const { result } = await client.send('Runtime.evaluate', {
    expression: `axe.run(document, ${JSON.stringify(options)}).then((r) => JSON.stringify(r.violations))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  const violations = JSON.parse(result.value as string) as Violation[];
  return violations.flatMap((violation) =>
    violation.nodes.slice(0, 3).map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 200) ?? ''}`),
  );
}

export async function width(person: Person): Promise<number> {
  return person.page.evaluate(() => document.documentElement.scrollWidth);
}

/** No accessibility findings, and no horizontal scrolling. */
export async function holdsUp(person: Person, what: string, about: 'everything' | 'colours' = 'everything'): Promise<void> {
  expect(await width(person), what).toBeLessThanOrEqual(person.page.viewportSize()?.width ?? 0);
  expect(await complaints(person, about), what).toEqual([]);
}

/** Checks both themes. The page is loaded only once: it follows the device's theme, and only its colours change. */
export async function holdsUpInBothThemes(person: Person, what: string): Promise<void> {
  for (const [scheme, theme, about] of [
    ['light', 'paper', 'everything'],
    ['dark', 'night', 'colours'],
  ] as const) {
    await person.page.emulateMedia({ colorScheme: scheme });
    await person.page.waitForSelector(`html[data-theme="${theme}"]`, { state: 'attached' });
    await holdsUp(person, `${what}, ${theme}`, about);
  }
}
