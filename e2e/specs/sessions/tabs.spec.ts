import type { Page } from '@playwright/test'
import { newestOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Tries that a busy machine gets. */
const ROUNDS = 8

const overview = '/seller/sellinghub/overview'
/** What the overview asks for. */
const ASKED = [
  '/api/user',
  '/users/user/stats',
  'show?sold=0&page=1',
  'show?sold=1&page=1',
  'approval_status=rejected',
  'offers/received',
  'type=sold',
  'type=purchased',
]
const login = `/seller/login?redirect=${encodeURIComponent(overview)}`

/** Logs in at the login's form and waits for the hub. */
async function logIn(page: Page) {
  await page.getByLabel('Email, phone or username').fill('demo_seller')
  await page.getByLabel('Password', { exact: true }).fill('Closyyy-demo-1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(overview)
  await started(page)
}

/** Opens the hub and waits until it asks for nothing more: whoever is signed out while they ask is refused, aloud. */
async function openAtRest(page: Page) {
  const answers = ASKED.map(part => page.waitForResponse(response => response.url().includes(part)))
  await page.goto(overview)
  await Promise.all(answers)
  await expect(page.getByRole('banner')).toContainText('demo_seller')
}

/** Logs out in one tab, which leads both to the login. @returns milliseconds from the press until the other one has no session, by the clocks of both */
async function logOut(page: Page, other: Page): Promise<number> {
  await page.getByRole('button', { name: 'Account menu of demo_seller' }).click()
  const out = other
    .waitForFunction(() => !sessionStorage.getItem('authToken') && Date.now(), undefined, { polling: 10 })
    .then(handle => handle.jsonValue())
  const button = page.getByRole('button', { name: 'Log out' })
  const pressed = await button.evaluate((element: HTMLElement) => {
    const now = Date.now()
    element.click()
    return now
  })
  const took = Number(await out) - pressed
  await expect(other).toHaveURL(login)
  await expect(page).toHaveURL('/seller/login')
  return took
}

test('a new tab of a signed-in person is signed in, also at a guarded address', async ({ page, open, context }) => {
  test.slow()
  await open(login)
  await logIn(page)
  const other = await context.newPage()
  await openAtRest(other)
  await expect(other).toHaveURL(overview)
  await other.evaluate(() => {
    sessionStorage.setItem('product-12-addedToCart', 'true')
    sessionStorage.setItem('userPhone', '923001234567')
  })

  await openAtRest(page)
  let took = await logOut(page, other)
  const left = await other.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))
  expect(
    left.filter(key => /authToken|pro_pic|profile_picture|username|userId|userPhone|addedToCart/.test(key)),
  ).toEqual([])

  // A machine that is busy elsewhere is not so each time.
  for (let round = 1; took >= 300 && round < ROUNDS; round++) {
    await page.goto(login)
    await logIn(page)
    await openAtRest(other)
    await openAtRest(page)
    took = Math.min(took, await logOut(page, other))
  }
  test.info().annotations.push({ type: 'the other tab was signed out after', description: `${took} ms` })
  expect(took, 'milliseconds until the other tab was signed out').toBeLessThan(300)
})

test('a dead session leads to the login once, and back', async ({ page, open, expectFault }) => {
  expectFault(/status of 401/)
  await open('/seller/login')
  await page.evaluate(() => {
    sessionStorage.setItem('authToken', 'long-dead')
    sessionStorage.setItem('username', 'demo_seller')
    sessionStorage.setItem('userId', '1')
  })
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
  await page.goto(overview)
  await expect(page).toHaveURL(login)
  await page.getByLabel('Email, phone or username').fill('demo_seller')
  expect(visited.filter(path => path === '/seller/login')).toHaveLength(1)
  await page.getByLabel('Password', { exact: true }).fill('Closyyy-demo-1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(overview)
  await expect(page.getByRole('banner')).toContainText('demo_seller')
})

test('a token that is gone leaves header, page and guard to a guest, without loading the document again', async ({
  page,
  open,
  signInAs,
}) => {
  await signInAs('demo_buyer')
  await open('/listing/women')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Account menu of demo_buyer' })).toBeVisible()
  await page.evaluate(() => {
    sessionStorage.removeItem('authToken')
    Object.assign(window, { isSameDocument: true })
  })
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => /user|pic/i.test(key)))).toEqual([])
  await banner.getByRole('link', { name: 'Sell Now' }).click()
  await expect(page).toHaveURL(`/seller/login?redirect=${encodeURIComponent('/seller/list-item')}`)
})

test('a session that was ended elsewhere ends with the first refused call, and the tab goes on as a guest', async ({
  page,
  open,
  signInAs,
  request,
  expectFault,
}) => {
  expectFault(/status of 401/)
  await signInAs('demo_buyer')
  await open('/listing/women')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\//)
  const product = page.url()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Account menu of demo_buyer' })).toBeVisible()
  const token = await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    sessionStorage.setItem('product-12-addedToCart', 'true')
    return sessionStorage.getItem('authToken')
  })
  await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('main').getByRole('button', { name: /^Like/ }).first().click()
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('product-12-addedToCart'))).toBeNull()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(page).toHaveURL(product)
})

test('a token in the address of a shop signs in, leaves address and history, and opens the rating after 0.8 s', async ({
  page,
  open,
  request,
}) => {
  const { token } = await signInByApi(request, 'demo_buyer')
  const { user } = await newestOf(request, 'kids')
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const look = () => {
      if (sessionStorage.getItem('authToken')) seen.session ??= performance.now()
      if (document.querySelector('[role="dialog"], dialog[open]')) seen.dialog ??= performance.now()
      requestAnimationFrame(look)
    }
    look()
  })
  await open('/about')
  await page.goto(`/user/${user.id}?sold=1&api_token=${token}`)
  await expect(page.getByRole('dialog', { name: /^Rate / })).toBeVisible()
  await expect(page).toHaveURL(`/user/${user.id}?sold=1`)
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBe(token)
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  expect((seen.dialog ?? 0) - (seen.session ?? 0), 'milliseconds from the session to the dialog').toBeGreaterThan(700)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL(`/user/${user.id}?sold=1`)
})

test('a signed-in visitor of the login goes on', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/login')
  await expect(page).toHaveURL('/seller/sellinghub/selling-active')
})
