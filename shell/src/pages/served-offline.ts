/** True where the service worker answered with the frame, as the network did not answer (server/offline). */
export const isServedOffline = () =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-served-offline')
