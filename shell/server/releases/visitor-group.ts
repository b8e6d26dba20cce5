import { randomInt } from 'node:crypto'
import { VISITOR_GROUPS } from '@closyyy/releases/release-state'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseReader } from './release-reader.ts'
import type { ReleaseSet } from './release-set.ts'

const COOKIE = 'release-group'
const MAX_AGE_SECONDS = 2_592_000

/** Returns the releases of a visitor; without a group, as before the first document, the current ones. */
export function releasesOfVisitor(
  releases: Pick<ReleaseReader, 'current'>,
  request: FastifyRequest,
): Promise<ReleaseSet> {
  return releases.current(groupOf(request))
}

/**
 * Returns the releases for a visitor's document. While a canary runs, the visitor is assigned to a random group, which a
 * cookie stores; when none runs any more, the cookie is deleted.
 */
export async function assignReleases(
  releases: Pick<ReleaseReader, 'current' | 'hasCanary'>,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<ReleaseSet> {
  const known = groupOf(request)
  const hasCanary = await releases.hasCanary()
  const setCookie = (value: number | '', maxAge: number) =>
    reply.header(
      'set-cookie',
      `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  if (!hasCanary && known !== undefined) setCookie('', 0)
  if (!hasCanary || known !== undefined) return releases.current(known)
  const group = randomInt(VISITOR_GROUPS)
  setCookie(group, MAX_AGE_SECONDS)
  return releases.current(group)
}

function groupOf({ headers }: FastifyRequest): number | undefined {
  const [, group] = /(?:^|;\s*)release-group=(\d{1,2})(?:;|$)/.exec(headers.cookie ?? '') ?? []
  return group === undefined ? undefined : Number(group)
}
