import { brand } from '@closyyy/contract/brand-identity'
import { type Locale, locales } from '@closyyy/i18n/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { textHash } from '../document-html/text-hash.ts'
import { html } from '../plain-parts/html.ts'
import { type Text, textIn } from '../plain-parts/texts/text.ts'
import { contentPolicy } from './content-security-policy.ts'
import { chosenLocale } from './visitor.ts'

const styles =
  'body{font-family:system-ui,sans-serif;line-height:1.5;margin:0 auto;max-inline-size:34rem;padding:3rem 1.25rem}h1{font-size:1.5rem}'

export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy({ styles: [textHash(styles)] }),
  'content-type': 'text/html; charset=utf-8',
}

interface BareTexts {
  heading: string
  text: string
  /** Label of a link to the home page. */
  home?: string
}

/** Returns a page about a request that is not served; it needs no frame, so that it costs next to nothing. */
export function barePage(locale: Locale, { heading, text, home }: BareTexts): string {
  const { markup: head } =
    html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading} | ${brand.name}</title>`
  const { markup: main } =
    html`<main><h1>${heading}</h1><p>${text}</p>${home && html`<p><a href="/">${home}</a></p>`}</main>`
  const { markup: opening } = html`<!doctype html><html lang="${locale}" dir="${locales[locale]}">`
  return `${opening}<head>${head}<style>${styles}</style></head><body>${main}</body></html>`
}

/** Sends a bare page in the visitor's language. */
export function sendBarePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  textsOf: (t: Text) => BareTexts,
): FastifyReply {
  const locale = chosenLocale(request.headers.cookie)
  return reply
    .code(status)
    .headers(bareHeaders)
    .send(barePage(locale, textsOf(textIn(locale))))
}

export const notFoundTexts = (t: Text): BareTexts => ({
  heading: t('not-found.heading'),
  text: t('not-found.text'),
  home: t('error.home'),
})
