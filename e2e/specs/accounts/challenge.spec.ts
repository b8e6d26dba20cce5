import { pbkdf2Sync } from 'node:crypto'
import { codePattern, freshPhone, newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const NUMBER = 137
const puzzle = {
  kind: 'work',
  salt: 'ab12',
  iterations: 5_000,
  max: 200,
  target: pbkdf2Sync('ab12', String(NUMBER), 5_000, 16, 'sha256').toString('hex'),
}
const challenge = { status: 'error', message: 'Try later.', code: 'challenge', challenge: { token: 'signed', puzzle } }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// LIMIT-9
test('solves a challenge by itself and sends the code to the phone that was typed', async ({
  page,
  open,
  request,
  expectPageError,
}) => {
  expectPageError(/status of 429 .*\/auth\/verify/)
  const phone = freshPhone()
  const solutions: (string | undefined)[] = []
  await page.route('**/api/v1/auth/verify', async route => {
    const solution = route.request().headers()['x-challenge-solution']
    solutions.push(solution)
    if (solution === undefined) await route.fulfill({ status: 429, json: challenge })
    else await route.continue()
  })
  await open('/seller/phone')
  await page.getByLabel('Mobile number', { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page).toHaveURL('/seller/sellinghub/varification')
  expect(solutions).toEqual([undefined, `signed.${NUMBER}`])
  expect(await newestMessage(request, phone, codePattern)).toMatch(/^\d{6}$/)
})
