import type { DisputeThread } from '@closyyy/contract/disputes-schemas'

/** Builds an open dispute that hina (9) raised with ayesha (7). */
export function aDispute(overrides: Partial<DisputeThread> = {}): DisputeThread {
  const message = {
    id: 81,
    author: 'buyer' as const,
    message: 'The parcel has not come.',
    created_at: '2026-01-18T09:30:00Z',
  }
  return {
    id: 71,
    raised_by: 'buyer',
    reason: 'not-received',
    status: 'open',
    created_at: '2026-01-18T09:30:00Z',
    updated_at: '2026-01-18T09:30:00Z',
    resolved_at: null,
    order: {
      id: 51,
      tracking_no: 'CLX23456789ABCD',
      status: 'shipped',
      total_amount: 4_250,
      title: 'Lawn kurta',
      photo: null,
    },
    seller: { id: 7, name: 'ayesha' },
    buyer: { id: 9, name: 'hina' },
    last_message: message,
    messages: [{ ...message, photos: [] }],
    actions: ['message'],
    ...overrides,
  }
}
