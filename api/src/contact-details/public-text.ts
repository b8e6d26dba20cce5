import { brandName } from '@closyyy/contract/brand-name'
import { type FieldMessages, fieldError, fieldErrors } from '../http/app-error.ts'
import { type Message, message } from '../messages/response-message.ts'
import { findContactDetail, findPaymentDestination, findPaymentRequest } from './contact-details.ts'
import { findSplitDestination, findSplitPhone } from './split-numbers.ts'

function errorOf(text: string): Message | undefined {
  const contact = findContactDetail(text)
  if (contact !== undefined) return message('text.contact-details', { found: contact })
  const payment = findPaymentRequest(text)
  return payment === undefined ? undefined : message('text.payment-request', { found: payment })
}

/** Returns an error for each field that contains contact details or a payment request, naming what to remove (CONTACT-1). */
export function publicTextErrors(texts: Readonly<Record<string, string | null | undefined>>): FieldMessages {
  const errors = Object.entries(texts).flatMap(([field, text]) => {
    const error = text ? errorOf(text) : undefined
    return error ? [[field, [error]] as const] : []
  })
  return Object.fromEntries(errors)
}

/** @throws AppError with the errors of `publicTextErrors` */
export function requirePublicTexts(texts: Readonly<Record<string, string | null | undefined>>): void {
  const errors = publicTextErrors(texts)
  if (Object.keys(errors).length > 0) throw fieldErrors(errors)
}

/** Rejects a message of two parties that names where to pay outside of the shop (CONTACT-2). */
export function requireNoPaymentDestination(field: string, text: string): void {
  const found = findPaymentDestination(text)
  if (found !== undefined) throw fieldError(field, 'text.payment-destination', { found, brand: brandName })
}

/** Rejects a message that completes a phone number which earlier ones of its author began (CONTACT-4). */
export function requireNoSplitPhone(field: string, earlier: readonly string[], text: string): void {
  const end = findSplitPhone(earlier, text)
  if (end !== undefined) throw fieldError(field, 'text.contact-details', { found: end })
}

/** Rejects a message that, with earlier ones of its author, names where to pay outside of the shop (CONTACT-4). */
export function requireNoSplitDestination(field: string, earlier: readonly string[], text: string): void {
  const added = findSplitDestination(earlier, text)
  if (added !== undefined) throw fieldError(field, 'text.payment-destination', { found: added, brand: brandName })
}
