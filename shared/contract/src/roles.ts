/**
 * What an administrator may do (TEAM-1): a moderator decides on listings and reports, finance pays out, support decides on
 * disputes and accounts, an owner does all of it, appoints others and reads the audit log.
 */
export const roles = ['moderator', 'finance', 'support', 'owner'] as const
export type Role = (typeof roles)[number]

/** Returns whether somebody may do what needs a role, by the roles that a response lists. */
export function mayAct(held: readonly string[], role: Role): boolean {
  return held.includes(role) || held.includes('owner')
}
