import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { Db } from '../../db/database.ts'
import type { OrderActor } from '../orders/orders-policy.ts'
import { type DisputesContext, type DisputeViewer, presentThread, requireActor } from './dispute-access.ts'
import { onTime } from './dispute-sweep.ts'
import { lockDispute } from './dispute-writing-queries.ts'
import type { DisputeAction } from './disputes-policy.ts'
import { type DisputeRow, findDispute } from './disputes-queries.ts'

/** Runs an allowed action on a locked dispute whose deadline has not passed, and returns the dispute after it. */
export function runAction(
  context: DisputesContext,
  viewer: DisputeViewer,
  id: number,
  action: Exclude<DisputeAction, 'raise'>,
  write: (tx: Db, locked: DisputeRow, actor: OrderActor) => Promise<void>,
): Promise<DisputeThread> {
  return onTime(context, id, async tx => {
    const { row, actor } = await requireActor(tx, await lockDispute(tx, id), viewer, action)
    if (row.is_overdue) return undefined
    await write(tx, row, actor)
    return presentThread(tx, (await findDispute(tx, id)) as DisputeRow, actor)
  })
}
