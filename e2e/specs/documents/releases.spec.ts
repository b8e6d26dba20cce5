import { startReleaseServer } from '../../fixtures/document-server.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('names a promoted release in the next document, and the previous one after a rollback, without a restart', async ({
  request,
  baseURL,
}) => {
  const server = await startReleaseServer(baseURL ?? '')
  const authReleases = async () => {
    const response = await request.get(`${server.origin}/`)
    const html = response.ok() ? await response.text() : ''
    return [...new Set([...html.matchAll(/href="\/releases\/auth\/([\w-]+)\//g)].map(([, id]) => id))]
  }
  try {
    await expect.poll(() => authReleases().catch(() => []), { timeout: 60_000 }).toHaveLength(1)
    const before = await authReleases()
    const next = await server.publishAgain('auth')
    expect(await authReleases()).toEqual(before)
    await server.promote('auth', next)
    await expect.poll(authReleases).toEqual([next])
    await server.rollBack('auth')
    await expect.poll(authReleases).toEqual(before)
  } finally {
    await server.close()
  }
})
