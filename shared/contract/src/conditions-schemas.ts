import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

/** A condition with its fixed id (PRODUCT-20). */
export const Condition = z.object({ id: Id, title: z.string() })
export type Condition = z.infer<typeof Condition>

export const listConditionsSchemas = {
  data: z.array(Condition),
}

export const listFilterConditionsSchemas = {
  data: z.object({ conditions: z.array(Condition) }),
}
