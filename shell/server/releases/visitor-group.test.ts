import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ReleaseReader } from './release-reader.ts'
import type { ReleaseSet } from './release-set.ts'
import { assignReleases, releasesOfVisitor } from './visitor-group.ts'

/** Opens an app that returns the group for which a document's and a file's releases are read. */
function openApp({ hasCanary, isSecure = false }: { hasCanary: boolean; isSecure?: boolean }) {
  const releases: Pick<ReleaseReader, 'current' | 'hasCanary'> = {
    current: async group => ({ group }) as unknown as ReleaseSet,
    hasCanary: async () => hasCanary,
  }
  const app = fastify()
  app.get('/document', (request, reply) => assignReleases(releases, request, reply, isSecure))
  app.get('/file', request => releasesOfVisitor(releases, request))
  return async (url: string, cookie?: string) => {
    const { headers, body } = await app.inject({ url, headers: cookie ? { cookie } : {} })
    const { group } = JSON.parse(body) as { group?: number }
    return { group, setCookie: headers['set-cookie'] }
  }
}

test('sets no cookie while no canary runs', async () => {
  expect(await openApp({ hasCanary: false })('/document')).toEqual({ group: undefined, setCookie: undefined })
})

test('assigns a visitor to a random group, once, while a canary runs', async () => {
  const get = openApp({ hasCanary: true })
  const { group = -1, setCookie } = await get('/document')
  expect(setCookie).toBe(`release-group=${group}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`)
  expect(await get('/document', `locale=ur; release-group=${group}`)).toEqual({ group, setCookie: undefined })
  const groups = await Promise.all(Array.from({ length: 200 }, () => get('/document')))
  const distinct = new Set(groups.map(one => one.group))
  expect(distinct.size).toBeGreaterThan(50)
  for (const one of distinct) expect(one).toSatisfy(value => value >= 0 && value < 100)
})

test('reads the group of a file request, and assigns none', async () => {
  const get = openApp({ hasCanary: true })
  expect(await get('/file', 'release-group=7')).toEqual({ group: 7, setCookie: undefined })
  expect(await get('/file')).toEqual({ group: undefined, setCookie: undefined })
})

test.each(['release-group=100', 'release-group=-1', 'release-group=7x', 'other-release-group=7', 'release-group='])(
  'assigns a new group in place of the invalid cookie %s',
  async cookie => {
    const { group, setCookie } = await openApp({ hasCanary: true })('/document', cookie)
    expect(setCookie).toContain(`release-group=${group};`)
  },
)

test('deletes the cookie once no canary runs', async () => {
  const { setCookie } = await openApp({ hasCanary: false })('/document', 'release-group=7')
  expect(setCookie).toBe('release-group=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('limits the cookie to HTTPS if the shop uses it', async () => {
  const { setCookie } = await openApp({ hasCanary: true, isSecure: true })('/document')
  expect(setCookie).toMatch(/; Secure$/)
})
