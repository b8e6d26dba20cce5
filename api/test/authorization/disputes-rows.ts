import * as disputes from '@closyyy/contract/disputes-calls'
import { admins, row, signedIn } from './row.ts'

const report = { reason: 'not-received' as const, message: 'Where is it?' }

/** The counterparty bought from the owner and opens disputes before the call. */
export const disputesRows = [
  row(disputes.listDisputes, signedIn, {}),
  row(disputes.listAllDisputes, admins, {}),
  row(disputes.getDispute, [401, 404, 200, 200, 200], async scene => ({ params: { id: (await scene.dispute()).id } })),
  row(disputes.getDisputePhoto, [401, 404, 200, 200, 200], async scene => {
    const { id, photo_id } = await scene.disputePhoto()
    return { params: { id, photo_id } }
  }),
  row(disputes.openDispute, [401, 404, 201, 201, 403], async scene => ({
    body: { order_id: (await scene.placed()).id, ...report },
  })),
  row(disputes.sendDisputeMessage, [401, 404, 200, 200, 200], async scene => ({
    params: { id: (await scene.dispute()).id },
    body: { message: 'It came.' },
  })),
  row(disputes.resolveDispute, [401, 404, 403, 200, 200], async scene => ({
    params: { id: (await scene.dispute()).id },
    body: {},
  })),
]
