import { defineConfig } from 'vitest/config';
import { Durations } from './tools/durations.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // A limit for tests that never end. Even a busy machine must stay far below it.
    testTimeout: 120_000,
    reporters: ['default', new Durations('target/durations/logic.tsv')],
  },
});
