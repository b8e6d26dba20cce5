/** Maximum characters of a moderator's reason. */
export const MAX_MODERATION_REASON_LENGTH = 500
