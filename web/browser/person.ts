import { expect, inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from './patience';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** A person with a separate browser context: cookies and storage. Errors of the page are collected and fail the test. */
export class Person {
  readonly mistakes: string[] = [];
  private readonly welcome: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly base: string,
    readonly touches: boolean,
  ) {
    page.on('pageerror', (error) => this.mistakes.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.mistakes.push(message.text());
      }
    });
    page.on('request', (request) => {
      const url = request.url();
      if (
        !url.startsWith(base) &&
        !this.welcome.some((other) => url.startsWith(other)) &&
        !url.startsWith('data:') &&
        !url.startsWith('blob:')
      ) {
        this.mistakes.push(`asked another host: ${url}`);
      }
    });
    page.setDefaultTimeout(PATIENCE);
  }

  static async sits(
    browser: Browser,
    viewport: { width: number; height: number },
    theme: 'light' | 'dark' = 'light',
    base: string = inject('base'),
    serviceWorkers: 'allow' | 'block' = 'block',
    motion: 'reduce' | 'no-preference' = 'reduce',
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      reducedMotion: motion,
      hasTouch: viewport.width < 600,
      // Tests observe the page's own requests, so the service worker is blocked except in tests about it.
      serviceWorkers,
    });
    return new Person(context, await context.newPage(), base, viewport.width < 600);
  }

  /** The person also visits another host. */
  welcomes(host: string): void {
    this.welcome.push(host);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.base + path);
  }

  /** Calls the API as this person, for preparations that are not the subject of the test. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.text()) === '' ? (undefined as T) : ((await answer.json()) as T);
  }

  /** The same, for an answer that may be an error. */
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const token = (await this.context.cookies(this.base)).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
    return this.context.request.fetch(`${this.base}/api${path}`, {
      method,
      headers: { 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { data: JSON.stringify(body) }),
    });
  }

  async gameId(): Promise<string> {
    await this.page.waitForURL(/\/game\/\w+/);
    return this.page.url().split('/').at(-1) as string;
  }

  /** Waits until an element of the board stops moving. */
  async rests(selector: string): Promise<void> {
    await this.page.evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          let last = '';
          let same = 0;
          const look = () => {
            const box = document.querySelector(wanted)?.getBoundingClientRect();
            const now = `${box?.x} ${box?.y} ${box?.width}`;
            same = now === last ? same + 1 : 0;
            last = now;
            if (same > 8) {
              done();
            } else {
              requestAnimationFrame(look);
            }
          };
          look();
        }),
      selector,
    );
  }

  /** Pauses the next replay when it begins, because it ends by itself after a few seconds and a busy machine may look too late. */
  async pausesReplay(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const look = () => {
            const pause = document.querySelector<HTMLElement>('.replay [aria-label="Pause"]');
            if (pause === null) {
              requestAnimationFrame(look);
            } else {
              pause.click();
              done();
            }
          };
          look();
        }),
    );
  }

  /** A point of an element of the board that nothing covers; null if there is none. */
  async visible(selector: string): Promise<{ x: number; y: number } | null> {
    return this.page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      const shape = (element?.querySelector('path') ?? element) as SVGGeometryElement | null;
      const svg = shape?.ownerSVGElement;
      svg?.closest('.board')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const toScreen = shape?.getScreenCTM();
      if (shape === null || shape === undefined || svg === null || svg === undefined || toScreen === null || toScreen === undefined) {
        return null;
      }
      const box = shape.getBBox();
      for (let i = 0; i < 400; i++) {
        const at = svg.createSVGPoint();
        at.x = box.x + (box.width * ((i * 7 + 10) % 20)) / 20;
        at.y = box.y + (box.height * ((Math.floor(i / 20) * 11 + 10) % 20)) / 20;
        const onScreen = at.matrixTransform(toScreen);
        if (shape.isPointInFill(at) && (document.elementFromPoint(onScreen.x, onScreen.y)?.closest(wanted) ?? null) !== null) {
          return { x: onScreen.x, y: onScreen.y };
        }
      }
      return null;
    }, selector);
  }

  async free(selector: string): Promise<{ x: number; y: number }> {
    const point = await this.visible(selector);
    expect(point, `${selector} can be tapped`).not.toBeNull();
    return point as { x: number; y: number };
  }

  /** Clicks an element of the board at a point where nothing covers it. */
  async tap(selector: string): Promise<void> {
    const { x, y } = await this.free(selector);
    await this.page.mouse.click(x, y);
  }

  /** Waits until the game is over or it is my turn, and the page shows that position. */
  async myDecision(id: string): Promise<GameAnswer> {
    return until(
      this,
      id,
      async (game) => {
        const shown = await this.page.getAttribute('.table-page', 'data-at');
        return shown === String(game.at) && (game.status === 'over' || game.awaiting.includes(game.me.seat as number));
      },
      'my decision',
    );
  }

  async saved(): Promise<void> {
    await this.page.waitForSelector('[data-saving="saved"]', { state: 'attached' });
  }

  async leaves(): Promise<void> {
    const mistakes = this.mistakes;
    await this.context.close();
    expect(mistakes, 'the page made no mistake').toEqual([]);
  }
}

interface GameAnswer {
  status: string;
  turn: number;
  at: number;
  awaiting: number[];
  me: { seat: number | null };
}

/** Waits until the server reports the condition. The page is then updated by its stream. */
export async function until(
  person: Person,
  id: string,
  wanted: (game: GameAnswer) => boolean | Promise<boolean>,
  what: string,
): Promise<GameAnswer> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const game = await person.call<GameAnswer>('GET', `/games/${id}`);
    if (await wanted(game)) {
      return game;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`waited in vain: ${what}`);
}
