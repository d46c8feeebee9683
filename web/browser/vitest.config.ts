import { defineConfig } from 'vitest/config';
import { PATIENCE } from './patience.ts';
import { Durations } from '../tools/durations.ts';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    root: '.',
    environment: 'node',
    globalSetup: ['browser/server.ts'],
    // Limits for tests that never end. Even a busy machine must stay far below them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: PATIENCE, interval: 100 } },
    // Two test files run at a time, each with its own browser, on one server: while one waits, the other uses the processor.
    maxWorkers: 2,
    // Unit tests may run at the same time and must not write to the same file.
    cache: false,
    reporters: ['default', new Durations('target/durations/browser.tsv')],
  },
});
