import { PREFERENCES_PATH } from '@closyyy/contract/paths'
import { phoneOf } from '@closyyy/contract/phone-codes'
import * as z from 'zod/mini'
import { BATCH } from '../../db/change-in-batches.ts'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { type Locale, renderText } from '../../messages/render.ts'
import {
  beginCampaign,
  type Enqueued,
  enqueueTextsToGuests,
  enqueueToAccounts,
  enqueueToGuests,
  finishCampaign,
  lockCampaign,
  type Part,
  type RenderedCampaign,
  storeProgress,
  unsubscribe,
} from './campaigns-queries.ts'

const Text = z.string().check(z.trim(), z.minLength(1))
const Email = z.object({ title: Text, text: Text })

/** A promotional email in both languages; `sms` also goes to guests who take text messages. */
export const Campaign = z.object({
  name: Text.check(z.maxLength(80)),
  kind: z.enum([
    'new_features_and_updates',
    'trends_campaigns_more',
    'sales_and_promotions',
    'selling_tips_and_updates',
    'personalised_recommendations',
    'special_offers_from_sellers',
  ]),
  en: Email,
  ur: Email,
  sms: z.optional(z.object({ en: Text, ur: Text })),
})
export type Campaign = z.infer<typeof Campaign>

const locales: Locale[] = ['en', 'ur']
/** The newsletter that guests subscribe to at the checkout. */
const GUEST_KIND = 'sales_and_promotions'

function render({ title, text }: z.infer<typeof Email>, locale: Locale, publicUrl: string): RenderedCampaign {
  const values = { title, text, link: `${publicUrl}${PREFERENCES_PATH}` }
  return {
    subject: renderText('campaign.subject', values, locale).replace(/\s+/g, ' '),
    body: renderText('campaign.body', values, locale),
  }
}

type Step = (tx: Db, part: Part) => Promise<Enqueued>

function stepsOf(campaign: Campaign, publicUrl: string): Step[] {
  const { kind, sms } = campaign
  return locales.flatMap(locale => {
    const rendered = render(campaign[locale], locale, publicUrl)
    const steps: Step[] = [(tx, part) => enqueueToAccounts(tx, kind, locale, rendered, part)]
    if (kind === GUEST_KIND) steps.push((tx, part) => enqueueToGuests(tx, locale, rendered, part))
    if (sms) steps.push((tx, part) => enqueueTextsToGuests(tx, locale, sms[locale], part))
    return steps
  })
}

/** Enqueues the next recipients and stores the progress. @returns their number; undefined after the last one */
async function enqueueNext(tx: Db, name: string, steps: Step[]): Promise<number | undefined> {
  const { step, last_recipient } = await lockCampaign(tx, name)
  const enqueue = steps[step]
  if (!enqueue) {
    await finishCampaign(tx, name)
    return undefined
  }
  const { count, last } = await enqueue(tx, { after: last_recipient, max: BATCH })
  if (count < BATCH) await storeProgress(tx, name, step + 1, '')
  else await storeProgress(tx, name, step, last)
  return count
}

/**
 * Enqueues a campaign for everybody who chose its kind (MESSAGE-2), once per name; one that was interrupted goes on where
 * it ended. @returns the number of messages
 */
export async function sendCampaign(db: Db, campaign: Campaign, publicUrl: string): Promise<number> {
  const { name, kind } = campaign
  const steps = stepsOf(campaign, publicUrl)
  if (!(await beginCampaign(db, name, kind))) throw new Error(`The campaign ${name} was sent before.`)
  for (let total = 0; ; ) {
    const count = await transact(db, tx => enqueueNext(tx, name, steps))
    if (count === undefined) return total
    total += count
  }
}

/** Ends all promotion to an email or phone. @returns the number of accounts and orders that it changed */
export function endPromotion(db: Db, contact: string): Promise<number> {
  return transact(db, tx => unsubscribe(tx, phoneOf(contact) ?? contact))
}
