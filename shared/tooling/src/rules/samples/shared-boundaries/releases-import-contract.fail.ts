// as: shared/releases/src/registry.ts
// expect: shared/releases may use shared/bucket: pass the rest in as an argument.
// expect: @closyyy/contract is not among the dependencies of @closyyy/releases: declare it in its package.json.
import { Money } from '@closyyy/contract/scalars'

export const price = Money
