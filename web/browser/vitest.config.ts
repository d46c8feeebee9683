import { defineConfig } from 'vitest/config';
import { PATIENCE } from './patience.ts';
import { Durations } from '../tools/durations.ts';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    root: '.',
    environment: 'node',
    globalSetup: ['browser/server.ts'],
    // Bounds for what never ends; a busy machine must stay far below them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: PATIENCE, interval: 100 } },
    // Two files at a time, each with its own browser, share one server: while one of them waits, the other has the processor.
    maxWorkers: 2,
    // The tests of the logic may run at the same time, and would share the file.
    cache: false,
    reporters: ['default', new Durations('target/durations/browser.tsv')],
  },
});
