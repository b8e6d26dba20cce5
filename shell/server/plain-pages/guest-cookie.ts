import { randomUUID } from 'node:crypto'
import { GUEST_ID_PATTERN } from '@closyyy/contract/guest-ids'
import { FORMS_PATH } from '@closyyy/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** As long as the API stores a guest's cart after its last addition (CART-6). */
const MAX_AGE_SECONDS = 5_184_000

const GUEST = new RegExp(`(?:^|;\\s*)guest=(${GUEST_ID_PATTERN})(?:;|$)`)

/** Returns the guest id of a visitor without script; undefined before they add a product. */
export function readGuestId({ headers }: FastifyRequest): string | undefined {
  return GUEST.exec(headers.cookie ?? '')?.[1]
}

/** Returns the guest id, created on first use; the plain pages alone receive it again. */
export function requireGuestId(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const id = readGuestId(request) ?? randomUUID()
  const scope = `Path=${FORMS_PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`
  reply.header('set-cookie', `guest=${id}; ${scope}${isSecure ? '; Secure' : ''}`)
  return id
}
