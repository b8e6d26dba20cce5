/** Maximum characters of a moderator's reason. */
export const MODERATION_REASON_MAX_LENGTH = 500
