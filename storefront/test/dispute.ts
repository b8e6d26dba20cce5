import type { DisputeThread } from '@closyyy/contract/disputes-schemas'

type Settlement = NonNullable<DisputeThread['settlement']>

/** What a dispute about a delivered order allows, before the first proposal. */
export const settlementOf = (set: Partial<Settlement> = {}): Settlement => ({
  actions: [],
  decisions: ['release', 'refund', 'split'],
  deadline_at: null,
  waiting_for: null,
  proposal: null,
  result: null,
  ...set,
})

/** A problem that a guest reported, with the answer of the seller. */
export function aDispute(set: Partial<DisputeThread> = {}): DisputeThread {
  const message = { id: 1, author: 'buyer' as const, message: 'A torn seam.', created_at: '2026-01-20T10:00:00Z' }
  const answer = { id: 2, author: 'seller' as const, message: 'Show me.', created_at: '2026-01-20T11:00:00Z' }
  return {
    id: 8,
    raised_by: 'buyer',
    reason: 'damaged',
    status: 'open',
    created_at: message.created_at,
    updated_at: answer.created_at,
    resolved_at: null,
    order: { id: 97, tracking_no: 'CLX97', status: 'delivered', total_amount: 2_350, title: 'Kurti', photo: null },
    seller: { id: 11, name: 'zara_wardrobe' },
    buyer: { id: null, name: 'Gul' },
    last_message: answer,
    messages: [
      { ...message, photos: [] },
      { ...answer, photos: [{ id: 5, width: 640, height: 480, placeholder: null }] },
    ],
    actions: ['message', 'resolve'],
    ...set,
  }
}
