const MARK = 'data-served-offline'

/** True if the service worker responded with a copy or the offline frame and the server has not responded since. */
export const isServedOffline = () => typeof document !== 'undefined' && document.documentElement.hasAttribute(MARK)

export const endServedOffline = () => document.documentElement.removeAttribute(MARK)
