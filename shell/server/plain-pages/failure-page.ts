import { isApiError, serverMessage } from '@closyyy/api-client/api-error'
import { type Html, html } from '../plain-parts/html.ts'
import type { Text } from '../plain-parts/texts/text.ts'
import { alertOf } from './form-parts.ts'

/** HTTP status of the page about a failed call or an unreadable form; 503 if the API did not respond. */
export function statusOf(error: unknown): number {
  if (isApiError(error)) return error.status >= 400 && error.status < 500 ? error.status : 503
  const { statusCode = 500 } = Object(error) as { statusCode?: number }
  return statusCode
}

/** Returns the message about a failed call: the API's own, if there is one. */
export function failureText(t: Text, error: unknown): string {
  const own = serverMessage(error)
  if (own) return own
  const status = statusOf(error)
  if (status === 503) return t('error.busy')
  return t(isApiError(error) || status >= 500 ? 'error.failed' : 'error.form')
}

export const failurePage = (t: Text, error: unknown): Html =>
  html`<div class="plainPage"><h1>${t('error.heading')}</h1>${alertOf([failureText(t, error)])}<p><a class="plainButton plainQuiet" href="/">${t('error.home')}</a></p></div>`
