/** Maximum drafts of one account (DRAFT-1). */
export const MAX_DRAFTS = 40
