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
  row(disputes.proposeDecision, [401, 404, 200, 200, 403], async fixture => ({
    params: { id: (await fixture.dispute()).id },
    body: { decision: 'refund' as const, message: 'Please take it back.' },
  })),
  row(
    disputes.acceptProposal,
    [401, 404, 200, 409, 403],
    async fixture => ({ params: { id: (await fixture.proposal()).id }, body: { proposal_id: 1 } }),
    'of the counterparty',
  ),
  row(disputes.decideDispute, admins, async fixture => ({
    params: { id: (await fixture.dispute()).id },
    body: { decision: 'refund' as const, reason: 'The parcel never left.' },
  })),
]
