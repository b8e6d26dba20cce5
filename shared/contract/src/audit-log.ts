/** Who acted: `person` is signed in, `system` is a scheduled job. */
export const auditRoles = ['guest', 'person', 'admin', 'system'] as const
export type AuditRole = (typeof auditRoles)[number]

/** Events of one page at most, enough for an export in few requests. */
export const MAX_EVENTS = 500
