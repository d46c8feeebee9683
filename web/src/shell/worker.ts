/** Starts the service worker. Everything else works without it. */
export function startWorker(): void {
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }
}
