import type { ApiClient } from '@closyyy/api-client/api-client'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import type { DisputeReason } from '@closyyy/contract/disputes'
import { openDispute, sendDisputeMessage } from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { NewPhoto } from '../photos/picked-photo.ts'
import { photoForm } from './photo-form.ts'

interface Upload<C extends Call> {
  input: Omit<CallInput<C>, 'body'>
  form: FormData
  photos: readonly NewPhoto[]
  headers?: Record<string, string>
}

/** Sends requests: those without photos by the client, forms with photos by an upload that reports its progress. */
export interface DisputeSender {
  api: ApiClient
  upload: <C extends Call>(call: C, upload: Upload<C>) => Promise<CallData<C>>
  /** Credentials of a guest's order; empty for a session. */
  proof: { token: string } | { guest_id: string } | Record<never, never>
}

/** A report as entered. */
export interface DisputeReport {
  reason: DisputeReason
  message: string
  photos: readonly NewPhoto[]
}

/** Reports a problem with an order, with the photos that show it (DISPUTE-10). */
export function sendReport(
  { api, upload, proof }: DisputeSender,
  order_id: number,
  { photos, ...fields }: DisputeReport,
): Promise<DisputeThread> {
  if (photos.length === 0) return api.call(openDispute, { body: { order_id, ...fields, ...proof } })
  const form = photoForm({ order_id: String(order_id), ...fields, ...proof }, photos)
  return upload(openDispute, { input: {}, form, photos })
}

/** A message with the idempotency key of its request. */
export interface DisputeMessage {
  message: string
  photos: readonly NewPhoto[]
  key: string
}

/** Sends a message with its photos (DISPUTE-10); a retry of the same one has the same key (DISPUTE-7). */
export function sendMessage(
  { api, upload, proof }: DisputeSender,
  id: number,
  { message, photos, key }: DisputeMessage,
): Promise<DisputeThread> {
  const params = { id }
  const headers = { 'Idempotency-Key': key }
  if (photos.length === 0) return api.call(sendDisputeMessage, { params, body: { message, ...proof } }, { headers })
  const form = photoForm({ message, ...proof }, photos)
  return upload(sendDisputeMessage, { input: { params }, form, photos, headers })
}
