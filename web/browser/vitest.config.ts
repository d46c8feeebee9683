import { defineConfig } from 'vitest/config';

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
    // A browser that shares two cores with a server may once in a while be later than a test expects. One more try keeps a
    // build from failing for that; the report names every test that needed it, and each such name is a race to be found.
    retry: 1,
    reporters: ['default'],
  },
});
