/** Returns whether the service worker responded with the offline frame (offline/service-worker.ts). */
export const isServedOffline = () =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-served-offline')
