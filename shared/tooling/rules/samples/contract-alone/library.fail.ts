// as: shared/contract/src/offers.ts
// expect: The contract depends on zod alone: what it needs from elsewhere belongs to its users.
// expect: date-fns is not among the dependencies of @closyyy/contract: declare it in its package.json.
import { format } from 'date-fns'

export const day = format(new Date(0), 'P')
