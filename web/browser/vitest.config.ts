import { defineConfig } from 'vitest/config';
import { Durations } from '../tools/durations.ts';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    root: '.',
    environment: 'node',
    globalSetup: ['browser/server.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One browser and one server for all; two cores are soon busy.
    fileParallelism: false,
    reporters: ['default', new Durations('target/durations/browser.tsv')],
  },
});
