import type { Chat, ChatThread } from '@closyyy/contract/chats-schemas'

const asked = { id: 61, author_id: 9, message: 'Is it lined?', created_at: '2026-01-15T09:30:00Z' }

/** Builds hina's (9) chat about a kurta that ayesha (7) sells. */
export function aChat(overrides: Partial<Chat> = {}): Chat {
  return {
    id: 51,
    product: {
      id: 3,
      title: 'Lawn kurta',
      brand_name: 'Khaadi',
      price: 2_000,
      sold: false,
      photo: null,
      is_public: true,
      takes_offers: true,
    },
    seller: { id: 7, name: 'ayesha', profile_picture: null },
    buyer: { id: 9, name: 'hina', profile_picture: null },
    state: 'open',
    is_unread: false,
    last_message: asked,
    ...overrides,
  }
}

export function aChatThread(overrides: Partial<ChatThread> = {}): ChatThread {
  return { ...aChat(overrides), messages: [asked], ...overrides }
}
