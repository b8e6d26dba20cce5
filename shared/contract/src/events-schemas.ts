import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'

/** Facts that travel between remotes and tabs: `noun.past-verb`, ids only; only the noun's owner emits. */
export const events = {
  'cart.changed': z.object({}),
  'session.started': z.object({ user_id: Id }),
  'session.ended': z.object({}),
}
