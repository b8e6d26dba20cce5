import * as disputes from '@closyyy/contract/disputes-calls'
import { admins, row, signedIn } from './row.ts'

const report = { reason: 'not-received' as const, message: 'Where is it?' }

/** The counterparty bought from the owner and opens disputes before the call. */
export const disputesRows = [
  row(disputes.listDisputes, signedIn, {}),
  row(disputes.listAllDisputes, admins, {}),
  row(disputes.getDispute, [401, 404, 200, 200, 200], async fixture => ({
    params: { id: (await fixture.dispute()).id },
  })),
  row(disputes.getDisputePhoto, [401, 404, 200, 200, 200], async fixture => {
    const { id, photo_id } = await fixture.disputePhoto()
    return { params: { id, photo_id } }
  }),
  row(disputes.openDispute, [401, 404, 201, 201, 403], async fixture => ({
    body: { order_id: (await fixture.placed()).id, ...report },
  })),
  row(disputes.sendDisputeMessage, [401, 404, 200, 200, 200], async fixture => ({
    params: { id: (await fixture.dispute()).id },
    body: { message: 'It came.' },
  })),
  row(disputes.resolveDispute, [401, 404, 403, 200, 200], async fixture => ({
    params: { id: (await fixture.dispute()).id },
    body: {},
  })),
]
