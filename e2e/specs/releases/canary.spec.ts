import { setCanary } from '@closyyy/releases/registry'
import { openFolderStore } from '@closyyy/releases/release-store'
import type { Page } from '@playwright/test'
import { cachedPaths, documentCached } from '../../fixtures/cached-pages.ts'
import { type ReleaseServer, startReleaseServer } from '../../fixtures/document-server.ts'
import { leave, started } from '../../fixtures/open-page.ts'
import { offlineErrors } from '../../fixtures/page-errors.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ serviceWorkers: 'allow' })

const PERCENT = 50

async function serveTo(server: ReleaseServer, id: string, percent: number): Promise<void> {
  await setCanary(openFolderStore(server.folder), { unit: 'storefront', id, percent }, { by: 'the journeys' })
}

const idsIn = (paths: string[]) => [
  ...new Set(paths.flatMap(path => /\/releases\/storefront\/(\w+)\//.exec(path)?.[1] ?? [])),
]

/** Returns the releases of the storefront whose files the page loads from now on. */
function watchIds(page: Page): () => string[] {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return () => idsIn(paths)
}

const cachedIds = async (page: Page) => idsIn((await cachedPaths(page)).releases ?? [])

async function groupOf(page: Page): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'release-group')
  expect(cookie?.httpOnly ?? true).toBe(true)
  return cookie && Number(cookie.value)
}

test('serves a visitor one release of a unit while a canary runs, and no cookie after it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const server = await startReleaseServer(baseURL ?? '')
  try {
    await expect(async () => void (await page.request.get(`${server.origin}/about`))).toPass()
    expect(await groupOf(page)).toBeUndefined()
    const canary = await server.publishAgain('storefront')
    await serveTo(server, canary, PERCENT)
    await expect(async () => {
      await page.request.get(`${server.origin}/about`)
      expect(await groupOf(page)).toBeDefined()
    }).toPass()
    const isCanary = ((await groupOf(page)) ?? 0) < PERCENT

    const loadedIds = watchIds(page)
    for (const path of ['/about', '/', '/about']) {
      await page.goto(server.origin + path)
      await started(page)
    }
    await documentCached(page, '/about')
    const [served = '', ...others] = loadedIds()
    expect(others).toEqual([])
    expect(served === canary).toBe(isCanary)
    expect(await cachedIds(page)).toEqual([served])

    await serveTo(server, canary, 0)
    await expect(async () => {
      await page.goto(`${server.origin}/about`)
      expect(await groupOf(page)).toBeUndefined()
    }).toPass()
    const current = idsIn([await page.content()].flatMap(html => html.match(/\/releases\/storefront\/\w+\//g) ?? []))
    expect(current).not.toContain(canary)
    await documentCached(page, '/about')
    await expect.poll(() => cachedIds(page)).toEqual(current)
  } finally {
    await leave(page)
    await server.close()
  }
})

test('serves the canary to the groups of its share, offline too', async ({
  page,
  context,
  baseURL,
  expectPageError,
}) => {
  test.slow()
  expectPageError(offlineErrors)
  const server = await startReleaseServer(baseURL ?? '')
  try {
    await expect(async () => void (await page.request.get(`${server.origin}/about`))).toPass()
    const canary = await server.publishAgain('storefront')
    await serveTo(server, canary, PERCENT)
    const setGroup = (group: number) =>
      context.addCookies([{ name: 'release-group', value: `${group}`, url: server.origin }])
    const idOf = async () => {
      const html = await (await page.request.get(`${server.origin}/about`)).text()
      return idsIn(html.match(/(?<=href=")\/releases\/storefront\/\w+\//g) ?? [])
    }
    await expect
      .poll(async () => {
        // Deleted by each response from before the canary.
        await setGroup(PERCENT - 1)
        return idOf()
      })
      .toEqual([canary])
    await setGroup(PERCENT)
    expect(await idOf()).not.toEqual([canary])

    await setGroup(0)
    await page.goto(`${server.origin}/about`)
    await documentCached(page, '/about')
    await context.setOffline(true)
    const loadedIds = watchIds(page)
    await page.reload()
    await started(page)
    expect(loadedIds()).toEqual([canary])
    expect(await cachedIds(page)).toEqual([canary])
  } finally {
    await context.setOffline(false)
    await leave(page)
    await server.close()
  }
})
