/** How an appeal ended (PHONE-RECORD-4). */
export const appealDecisions = ['accepted', 'declined'] as const
export type AppealDecision = (typeof appealDecisions)[number]

/** Maximum characters of an appeal. */
export const MAX_APPEAL_LENGTH = 1_000
