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
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: PATIENCE, interval: 100 } },
    // One browser and one server for all; two cores are soon busy.
    fileParallelism: false,
    reporters: ['default', new Durations('target/durations/browser.tsv')],
  },
});
