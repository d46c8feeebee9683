import { defineConfig } from 'vitest/config';
import { Durations } from './tools/durations.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', new Durations('target/durations/logic.tsv')],
  },
});
