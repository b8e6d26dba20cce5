import { isApiError } from '@closyyy/api-client/api-error'
import { refusalText } from '@closyyy/api-client/refusal-text'

export interface ErrorTexts {
  /** Said where the server gave no sentence. */
  failed: string
  /** Said where an order was placed whose number cannot be read. */
  unreadable: string
}

/** Names what a person filled in or chose, by the first part of the wire's name for it. */
const fieldLabels = { seller_id: 'field.seller', cart_items: 'field.items', delivery_address_id: 'addresses' } as const

type FieldLabel = (typeof fieldLabels)[keyof typeof fieldLabels]

/** Why a guest's order was not placed (storefront.txt section 8). */
export function guestErrorText(error: unknown, { failed, unreadable }: ErrorTexts): string {
  if (isApiError(error) && error.code === 'unreadable') return unreadable
  return refusalText(error) ?? failed
}

/** Why a signed-in person's order was not placed: every message of the errors map, each after its field's name. */
export function ownErrorText(error: unknown, words: ErrorTexts, label: (id: FieldLabel) => string): string {
  const errors = isApiError(error) && error.code === 'invalid' ? Object.entries(error.errors) : []
  if (errors.length === 0) return guestErrorText(error, words)
  return errors.map(([field, messages]) => `${nameOf(field, label)}: ${messages.join(' ')}`).join(' ')
}

function nameOf(field: string, label: (id: FieldLabel) => string): string {
  const known = Object.entries(fieldLabels).find(([name]) => name === field.split('.')[0])
  return known ? label(known[1]) : field
}

const rejectionCodes: ReadonlySet<string> = new Set(['conflict', 'invalid', 'not-found'])

/** Whether the server refused the order itself, so that none was placed; after any other failure the order may exist. */
export const isRejected = (error: unknown) => isApiError(error) && rejectionCodes.has(error.code)

/** Longer than the two presses of a double click are apart. */
const DOUBLE_PRESS_MS = 500

/**
 * Passes a failure on, after a refusal once the lines are read anew. The second half of a double press is over by then:
 * it meets a form under way, and neither confirms prices that nobody has seen nor follows a link that has just appeared.
 */
export async function rethrowAfterRefresh(error: unknown, onRejected: () => Promise<unknown>): Promise<never> {
  if (isRejected(error)) {
    await new Promise(resolve => setTimeout(resolve, DOUBLE_PRESS_MS))
    await onRejected()
  }
  throw error
}
