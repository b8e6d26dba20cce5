/** History state of links whose page is rendered with `flushSync`, in one task, because its first content is in memory. */
export const FLUSH_SYNC = 'flush-sync'
