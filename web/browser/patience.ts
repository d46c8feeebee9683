/** How many milliseconds a test waits for what must happen, also on a machine that is busy with other work. */
export const PATIENCE = 120_000;
