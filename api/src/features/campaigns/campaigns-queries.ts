import type { Preferences } from '@closyyy/contract/preferences-schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import { isKnownToSeller } from '../../db/known-orders.ts'
import type { Locale } from '../../messages/render.ts'
import { CAMPAIGN_TEMPLATE } from '../outbox/optional-messages.ts'

/** Flags of promotional emails. */
export type CampaignKind = Exclude<keyof Preferences, 'all_promotional_emails' | 'shopping_updates' | 'unread_messages'>

export interface RenderedCampaign {
  subject: string
  body: string
}

/** Begins a campaign, or continues one of this name that was interrupted. @returns false if it is finished */
export async function beginCampaign(db: Db, name: string, kind: CampaignKind): Promise<boolean> {
  await db
    .insertInto('campaigns')
    .values({ name, kind, finished_at: null })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const campaign = await db
    .selectFrom('campaigns')
    .select('finished_at')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return campaign.finished_at === null
}

/** Locks a campaign until the transaction ends. @returns its progress */
export function lockCampaign(tx: Db, name: string): Promise<{ step: number; last_recipient: string }> {
  return tx
    .selectFrom('campaigns')
    .select(['step', 'last_recipient'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function storeProgress(tx: Db, name: string, step: number, last_recipient: string): Promise<void> {
  await tx.updateTable('campaigns').set({ step, last_recipient }).where('name', '=', name).execute()
}

export async function finishCampaign(tx: Db, name: string): Promise<void> {
  await tx.updateTable('campaigns').set({ finished_at: now }).where('name', '=', name).execute()
}

/** A part of the recipients of a step: at most `max` after the last one. */
export interface Part {
  after: string
  max: number
}

/** The number of messages, and the last recipient. */
export interface Enqueued {
  count: number
  last: string
}

async function countEnqueued(tx: Db, recipients: RawBuilder<unknown>, columns: RawBuilder<unknown>): Promise<Enqueued> {
  const { rows } = await sql<Enqueued>`
    with recipients as (${recipients}), enqueued as (
      insert into outbox (channel, recipient, template, is_bulk, subject, body)
      select ${columns} from recipients r order by r.place
    )
    select count(*)::integer as count, coalesce(max(r.place)::text, '') as last from recipients r`.execute(tx)
  return rows[0] as Enqueued
}

const emailColumns = ({ subject, body }: RenderedCampaign) =>
  sql`'email', r.recipient, ${CAMPAIGN_TEMPLATE}, true, ${subject}::text, ${body}::text`

/** Enqueues an email to people who chose its kind, or all kinds, in their language, by id. */
export function enqueueToAccounts(
  tx: Db,
  kind: CampaignKind,
  locale: Locale,
  rendered: RenderedCampaign,
  { after, max }: Part,
): Promise<Enqueued> {
  const recipients = sql`
    select u.id as place, u.email as recipient
    from users u join preferences p on p.user_id = u.id
    where (${sql.ref(flags[kind])} or p.all_promotional_emails)
      and u.locale = ${locale} and u.email_verified_at is not null and u.email not like '%@deleted.invalid'
      and u.id > ${Number(after)} order by u.id limit ${max}`
  return countEnqueued(tx, recipients, emailColumns(rendered))
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

/** Enqueues an email to guests who subscribed in their last orders, once each, by email. */
export function enqueueToGuests(
  tx: Db,
  locale: Locale,
  rendered: RenderedCampaign,
  { after, max }: Part,
): Promise<Enqueued> {
  const recipients = sql`
    select distinct on (place) lower(o.guest_email) as place, o.guest_email as recipient
    ${guestsWhoChose('guest_subscribes', 'guest_email')} and o.guest_locale = ${locale}
      and lower(o.guest_email) > ${after} order by place limit ${max}`
  return countEnqueued(tx, recipients, emailColumns(rendered))
}

/** Enqueues a text message to guests who take texts, once each, by phone. */
export function enqueueTextsToGuests(tx: Db, locale: Locale, body: string, { after, max }: Part): Promise<Enqueued> {
  const recipients = sql`
    select distinct on (place) o.guest_phone as place, o.guest_phone as recipient
    ${guestsWhoChose('guest_takes_texts', 'guest_phone')} and o.guest_locale = ${locale}
      and o.guest_phone > ${after} order by place limit ${max}`
  return countEnqueued(tx, recipients, sql`'sms', r.recipient, ${CAMPAIGN_TEMPLATE}, true, null, ${body}::text`)
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
