import { OFFERS_PATH } from '@closyyy/contract/paths'
import type { ConversationKey } from './offers-queries.ts'

const names = ['product_id', 'buyer_id', 'seller_id'] as const

export function conversationPath(key: ConversationKey): string {
  return `${OFFERS_PATH}?${new URLSearchParams(names.map(name => [name, String(key[name])]))}`
}

export function conversationIn(query: URLSearchParams): ConversationKey | undefined {
  const [product_id = 0, buyer_id = 0, seller_id = 0] = names.map(name => idIn(query.get(name)))
  return product_id && buyer_id && seller_id ? { product_id, buyer_id, seller_id } : undefined
}

const idIn = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0)

export function isIn(key: ConversationKey | undefined, row: ConversationKey): boolean {
  return key !== undefined && names.every(name => key[name] === row[name])
}
