/** How many milliseconds a test waits for something that must happen, even on a busy machine. */
export const PATIENCE = 120_000;
