import { knownToSeller } from '../../db/known-orders.ts'

/** A table of which a person gets their own rows. */
export interface ExportedTable {
  /** Columns that name the person; each row of theirs has the person in one of them. */
  owners: string[]
  /** Columns that stay here: secrets, and data of the other person in a row. */
  hidden?: string[]
  /** Condition on the row `t` under which its seller has it. */
  knownToSeller?: string
  /** The same for its buyer. */
  knownToBuyer?: string
}

/** A table whose rows belong to rows of another one. */
export interface ExportedPart {
  of: string
  /** Column that names the row of the other table. */
  by: string
  hidden?: string[]
}

/** A seller does not have unconfirmed orders (CONFIRMATION-1). */
const CONFIRMED = knownToSeller('t')

/** A seller learns who likes a product only from the buyer (OFFER-15). */
const ANSWERED = `exists (
  select from offers k where k.product_id = t.product_id and k.buyer_id = t.buyer_id
    and (k.special_price_id is null or k.status = 'accepted'))`

/** Excludes hidden ratings from the export of the rated person (RATING-5). */
const SHOWN = 't.counts'

/** Tell whether the two sides are linked (HELD-4). */
const linkColumns = ['counts', 'is_linked']

const guestColumns = [
  'guest_id',
  'guest_email',
  'guest_phone',
  'guest_first_name',
  'guest_last_name',
  'guest_subscribes',
  'guest_takes_texts',
  'guest_saves_address',
  'guest_locale',
]

/** Tables with columns that name a person (PRIVACY-5). */
export const exportedTables: Record<string, ExportedTable> = {
  users: { owners: ['id'], hidden: ['password_hash', 'is_demo'] },
  addresses: { owners: ['user_id'] },
  appeals: { owners: ['user_id'], hidden: ['decided_by'] },
  bank_details: { owners: ['user_id'] },
  buyer_ratings: { owners: ['buyer_id', 'seller_id'], hidden: linkColumns, knownToBuyer: SHOWN },
  blocks: { owners: ['blocker_id'] },
  carts: { owners: ['user_id'] },
  chats: { owners: ['buyer_id', 'seller_id'], hidden: ['buyer_read_id', 'seller_read_id'] },
  disputes: { owners: ['buyer_id', 'seller_id'], hidden: ['decided_by_user'] },
  deletion_requests: { owners: ['user_id'] },
  drafts: { owners: ['user_id'] },
  follows: { owners: ['follower_id', 'followed_id'] },
  former_phones: { owners: ['user_id'] },
  identities: { owners: ['user_id'] },
  known_devices: { owners: ['user_id'], hidden: ['device_hash'] },
  ledger_entries: { owners: ['user_id'] },
  likes: { owners: ['user_id'] },
  offers: { owners: ['buyer_id', 'seller_id'], knownToSeller: ANSWERED },
  orders: { owners: ['buyer_id', 'seller_id'], hidden: guestColumns, knownToSeller: CONFIRMED },
  passkeys: { owners: ['user_id'], hidden: ['credential_id', 'public_key', 'counter', 'transports'] },
  payouts: { owners: ['user_id'], hidden: ['paid_by', 'approved_by', 'claimed_by', 'rejected_by'] },
  preferences: { owners: ['user_id'] },
  products: { owners: ['seller_id'] },
  ratings: { owners: ['buyer_id', 'seller_id'], hidden: linkColumns, knownToSeller: SHOWN },
  refunds: { owners: ['buyer_id'], hidden: ['approved_by', 'claimed_by', 'paid_by'] },
  reports: { owners: ['reporter_id'], hidden: ['reported_id'] },
  saves: { owners: ['user_id'] },
  second_factors: { owners: ['user_id'], hidden: ['sealed_secret', 'confirmed_step', 'last_step'] },
  seller_speeds: { owners: ['user_id'] },
  sessions: { owners: ['user_id'], hidden: ['token_hash'] },
  shipping_settings: { owners: ['user_id'] },
  shops: { owners: ['user_id'] },
  special_prices: { owners: ['seller_id'] },
  suspensions: { owners: ['user_id'], hidden: ['suspended_by', 'ended_by'] },
}

/** Tables whose rows belong to exported ones. */
export const exportedParts: Record<string, ExportedPart> = {
  cart_items: { of: 'carts', by: 'cart_id' },
  chat_messages: { of: 'chats', by: 'chat_id' },
  dispute_messages: { of: 'disputes', by: 'dispute_id' },
  draft_photos: { of: 'drafts', by: 'draft_id' },
  held_orders: { of: 'orders', by: 'order_id', hidden: ['links', 'decided_by', 'reason'] },
  order_events: { of: 'orders', by: 'order_id', hidden: ['user_id'] },
  order_items: { of: 'orders', by: 'order_id' },
  parcels: { of: 'orders', by: 'order_id', hidden: ['label'] },
  payout_orders: { of: 'payouts', by: 'payout_id' },
  photos: { of: 'products', by: 'product_id', hidden: ['drawn_from'] },
  product_revisions: { of: 'products', by: 'product_id' },
  rating_pictures: { of: 'ratings', by: 'rating_id' },
}

/** Columns of the postal address and the phone, which only the buyer of an order gets. */
export const buyerColumns = [
  'address_line_1',
  'address_line_2',
  'city',
  'state_province_or_region',
  'zip_or_postal_code',
  'buyer_phone',
]

/** Columns that name a person and are not exported, with the reason. */
export const unexported: Record<string, string> = {
  'account_links.user_id': 'secrets that expire within days',
  'appeals.decided_by': 'an act of an administrator',
  'audit_events.actor_id': 'the record of acts is for the security of the shop',
  'blocks.blocked_id': 'nobody learns who blocked them',
  'chat_messages.author_id': 'the message is exported with its chat',
  'closed_accounts.user_id': 'nobody can sign in to a closed account',
  'disputes.decided_by_user': 'an act of an administrator',
  'held_orders.decided_by': 'an act of an administrator',
  'offers.actor_id': 'the buyer or the seller, who have the row',
  'order_confirmations.seller_id': 'the seller does not have unconfirmed orders',
  'login_tickets.user_id': 'secrets that expire within minutes',
  'order_events.user_id': 'the event is exported with its order',
  'payouts.approved_by': 'an act of an administrator',
  'payouts.claimed_by': 'an act of an administrator',
  'payouts.paid_by': 'an act of an administrator',
  'passkey_challenges.user_id': 'secrets that expire within minutes',
  'phone_codes.user_id': 'secrets that expire within minutes',
  'payouts.rejected_by': 'an act of an administrator',
  'recovery_codes.user_id': 'secrets',
  'refunds.approved_by': 'an act of an administrator',
  'refunds.claimed_by': 'an act of an administrator',
  'refunds.paid_by': 'an act of an administrator',
  'remittance_rows.reopened_by': 'an act of an administrator',
  'remittances.entered_by': 'an act of an administrator',
  'reports.reported_id': 'nobody learns who reported them',
  'suspensions.suspended_by': 'an act of an administrator',
  'suspensions.ended_by': 'an act of an administrator',
}

/** Tables whose rows belong to exported ones and are not exported, with the reason. */
export const unexportedParts: Record<string, string> = {
  ledger_transactions: 'the entries of a person are exported',
  order_confirmations: 'hashes, and where the code went: the phone or email of the account',
  order_links: 'secrets of guests',
  remittance_rows: 'the courier’s list; its effect is in the entries of a person',
}
