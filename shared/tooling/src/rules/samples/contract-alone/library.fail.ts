// as: shared/contract/src/offers.ts
// expect: The contract depends only on zod: move code that needs other packages to its users.
// expect: date-fns is not among the dependencies of @closyyy/contract: declare it in its package.json.
import { format } from 'date-fns'

export const day = format(new Date(0), 'P')
