/** Drafts that one person may keep. */
export const MAX_DRAFTS = 40
