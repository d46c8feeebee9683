/** Starts the part of the page that works without its window. Where a browser has no such part, everything else works as well. */
export function startWorker(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}
