import type { Role } from '@closyyy/contract/roles'

export interface Account {
  id: number
  isAdmin: boolean
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
