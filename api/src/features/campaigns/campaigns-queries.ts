import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isKnownToSeller } from '../../db/known-orders.ts'
import type { Locale } from '../../messages/render.ts'
import { CAMPAIGN_TEMPLATE } from '../outbox/optional-messages.ts'

/** Flags of promotional emails. */
export type CampaignKind = Exclude<keyof Preferences, 'all_promotional_emails' | 'shopping_updates' | 'unread_messages'>

export interface RenderedCampaign {
  subject: string
  body: string
}

/** Returns false if a campaign of this name was enqueued before. */
export async function insertCampaign(tx: Db, name: string, kind: CampaignKind): Promise<boolean> {
  const inserted = await tx
    .insertInto('campaigns')
    .values({ name, kind })
    .onConflict(conflict => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Enqueues an email to everybody who chose its kind, or all kinds, in their language. @returns the number of emails */
export async function enqueueToAccounts(
  tx: Db,
  kind: CampaignKind,
  locale: Locale,
  { subject, body }: RenderedCampaign,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (channel, recipient, template, is_bulk, subject, body)
    select 'email', u.email, ${CAMPAIGN_TEMPLATE}, true, ${subject}, ${body}
    from users u join preferences p on p.user_id = u.id
    where (${sql.ref(flags[kind])} or p.all_promotional_emails)
      and u.locale = ${locale} and u.email_verified_at is not null and u.email not like '%@deleted.invalid'
  `.execute(tx)
  return Number(numAffectedRows)
}

/** Flag of a kind; `all_promotional_emails` includes all of them. */
const flags: Record<CampaignKind, string> = {
  new_features_and_updates: 'p.new_features_and_updates',
  trends_campaigns_more: 'p.trends_campaigns_more',
  sales_and_promotions: 'p.sales_and_promotions',
  selling_tips_and_updates: 'p.selling_tips_and_updates',
  personalised_recommendations: 'p.personalised_recommendations',
  special_offers_from_sellers: 'p.special_offers_from_sellers',
}

/** Anyone can type the email and phone of an unconfirmed order. */
const guestsWhoChose = (choice: 'guest_subscribes' | 'guest_takes_texts', contact: 'guest_email' | 'guest_phone') =>
  sql`from orders o
    where o.guest_id is not null and ${sql.ref(`o.${choice}`)} and ${sql.ref(`o.${contact}`)} <> ''
      and ${isKnownToSeller}
      and not exists (select from users u where lower(u.email) = lower(o.guest_email) or u.phone = o.guest_phone)`

/** Enqueues an email to guests who subscribed in their last orders, once each. @returns the number of emails */
export async function enqueueToGuests(tx: Db, locale: Locale, { subject, body }: RenderedCampaign): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (channel, recipient, template, is_bulk, subject, body)
    select distinct on (lower(o.guest_email)) 'email', o.guest_email, ${CAMPAIGN_TEMPLATE}, true, ${subject}, ${body}
    ${guestsWhoChose('guest_subscribes', 'guest_email')} and o.guest_locale = ${locale}
  `.execute(tx)
  return Number(numAffectedRows)
}

/** Enqueues a text message to guests who take texts, once each. @returns the number of messages */
export async function enqueueTextsToGuests(tx: Db, locale: Locale, body: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (channel, recipient, template, is_bulk, body)
    select distinct on (o.guest_phone) 'sms', o.guest_phone, ${CAMPAIGN_TEMPLATE}, true, ${body}
    ${guestsWhoChose('guest_takes_texts', 'guest_phone')} and o.guest_locale = ${locale}
  `.execute(tx)
  return Number(numAffectedRows)
}

/** Turns all promotion off for the account and the guest orders with an email or phone. */
export async function unsubscribe(tx: Db, contact: string): Promise<number> {
  const accounts = await sql`
    update preferences p set all_promotional_emails = false, new_features_and_updates = false,
      trends_campaigns_more = false, sales_and_promotions = false, selling_tips_and_updates = false,
      personalised_recommendations = false, special_offers_from_sellers = false, updated_at = now()
    from users u where u.id = p.user_id and (lower(u.email) = lower(${contact}) or u.phone = ${contact})`.execute(tx)
  const orders = await sql`
    update orders set guest_subscribes = false, guest_takes_texts = false
    where lower(guest_email) = lower(${contact}) or guest_phone = ${contact}`.execute(tx)
  return Number(accounts.numAffectedRows ?? 0n) + Number(orders.numAffectedRows ?? 0n)
}
