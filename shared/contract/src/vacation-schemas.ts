import * as z from '@closyyy/contract/schema'
import { OwnUser } from './users-schemas.ts'

export const setVacationSchemas = {
  body: z.object({ on: z.boolean() }),
  data: OwnUser,
}
