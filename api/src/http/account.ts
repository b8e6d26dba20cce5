import type { Role } from '@closyyy/contract/roles'

export interface Account {
  id: number
  isAdmin: boolean
  /** The roles of an administrator; none while they are suspended or lack the second factor (TEAM-1). */
  roles: readonly Role[]
  isConfirmed: boolean
}

export interface SessionAccount extends Account {
  /** The person signed in or confirmed their password recently (SESSION-16). */
  isFresh: boolean
  isSuspended: boolean
  /** Administrators need one outside demo mode (SESSION-17); true for others. */
  hasSecondFactor: boolean
}
