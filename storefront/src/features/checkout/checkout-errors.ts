import { isApiError, serverMessage } from '@closyyy/api-client/api-error'

export interface ErrorTexts {
  /** Fallback if the server sent no message. */
  failed: string
  /** Shown if the order was placed but the response cannot be read. */
  unreadable: string
}

/** Labels by the first segment of the field's wire name. */
const fieldLabels = { seller_id: 'field.seller', cart_items: 'field.items', delivery_address_id: 'addresses' } as const

type FieldLabel = (typeof fieldLabels)[keyof typeof fieldLabels]

/** Returns the message of a guest's failed order (CHECKOUT-5). */
export function guestErrorText(error: unknown, { failed, unreadable }: ErrorTexts): string {
  if (isApiError(error) && error.code === 'unreadable') return unreadable
  return serverMessage(error) ?? failed
}

/** Returns the message of a user's failed order: all field errors, each after the field's label (CHECKOUT-5). */
export function ownErrorText(error: unknown, texts: ErrorTexts, label: (id: FieldLabel) => string): string {
  const errors = isApiError(error) && error.code === 'invalid' ? Object.entries(error.errors) : []
  if (errors.length === 0) return guestErrorText(error, texts)
  return errors.map(([field, messages]) => `${nameOf(field, label)}: ${messages.join(' ')}`).join(' ')
}

function nameOf(field: string, label: (id: FieldLabel) => string): string {
  const known = Object.entries(fieldLabels).find(([name]) => name === field.split('.')[0])
  return known ? label(known[1]) : field
}

const rejectionCodes: ReadonlySet<string> = new Set(['conflict', 'invalid', 'not-found'])

/** True if the server rejected the order, so that none was placed; after any other failure it may exist. */
export const isRejected = (error: unknown) => isApiError(error) && rejectionCodes.has(error.code)

/** Upper bound of the gap between the presses of a double click. */
const DOUBLE_PRESS_MS = 500

/** Rethrows; after a rejection first waits out a double click and refetches, so that no press hits prices or links not yet seen. */
export async function rethrowAfterRefresh(error: unknown, onRejected: () => Promise<unknown>): Promise<never> {
  if (isRejected(error)) {
    await new Promise(resolve => setTimeout(resolve, DOUBLE_PRESS_MS))
    await onRejected()
  }
  throw error
}
