import type { Role } from '@closyyy/contract/roles'

export interface Account {
  id: number
  isAdmin: boolean
  roles: readonly Role[]
  isConfirmed: boolean
}
