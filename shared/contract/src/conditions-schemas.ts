import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

export const Condition = z.object({ id: Id, title: z.string() })

export const listConditions = {
  data: z.array(Condition),
}

export const listFilterConditions = {
  data: z.object({ conditions: z.array(Condition) }),
}
