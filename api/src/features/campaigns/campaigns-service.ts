import { PREFERENCES_PATH } from '@closyyy/contract/paths'
import { phoneOf } from '@closyyy/contract/phone-codes'
import * as z from 'zod/mini'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { type Locale, renderText } from '../../messages/render.ts'
import {
  enqueueTextsToGuests,
  enqueueToAccounts,
  enqueueToGuests,
  insertCampaign,
  type RenderedCampaign,
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

/** Enqueues a campaign for everybody who chose its kind (MESSAGE-2), once per name. @returns the number of messages */
export function sendCampaign(db: Db, campaign: Campaign, publicUrl: string): Promise<number> {
  const { name, kind, sms } = campaign
  return transact(db, async tx => {
    if (!(await insertCampaign(tx, name, kind))) throw new Error(`The campaign ${name} was sent before.`)
    let count = 0
    for (const locale of locales) {
      const rendered = render(campaign[locale], locale, publicUrl)
      count += await enqueueToAccounts(tx, kind, locale, rendered)
      if (kind === GUEST_KIND) count += await enqueueToGuests(tx, locale, rendered)
      if (sms) count += await enqueueTextsToGuests(tx, locale, sms[locale])
    }
    return count
  })
}

/** Ends all promotion to an email or phone. @returns the number of accounts and orders that it changed */
export function endPromotion(db: Db, contact: string): Promise<number> {
  return transact(db, tx => unsubscribe(tx, phoneOf(contact) ?? contact))
}
