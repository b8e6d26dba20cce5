/** History state of links whose page is rendered in one task, because its first content is in memory. */
export const AT_ONCE = 'at-once'
