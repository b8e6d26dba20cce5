/** State of the history entry of a link whose page is rendered in one task, because what it shows first is in memory. */
export const AT_ONCE = 'at-once'
