/** Drafts that one person may keep. */
export const MOST_DRAFTS = 40
