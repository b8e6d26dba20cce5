import type { Locator, Page } from '@playwright/test'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { signedIn } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { DEMO_PASSWORD } from '../../fixtures/sign-in.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function write(page: Page, text: string) {
  await box(page).fill(text)
  await send(page).click()
}

test('a guest logs in, asks, reads the answer and makes an offer', async ({
  page,
  request,
  pageOf,
  expectPageError,
}) => {
  test.slow()
  expectPageError(/status of 422 .*\/chats/)
  const { id, title } = await listProduct(request, { title: 'Asked shawl' })
  const messages = page.getByRole('list', { name: `Conversation about ${title}` })
  const seller = await pageOf('demo_seller')

  await test.step('the guest is back at the question after logging in', async () => {
    await openPage(page, `/products/khaadi/asked-shawl-${id}`)
    await button(page, 'Ask the seller').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
    await page.getByLabel('Email, phone or username').fill('demo_buyer')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await button(page, 'Login').click()
    await expect(page.getByRole('dialog', { name: /^Ask demo_seller/ })).toBeVisible()
  })

  await test.step('contact details are rejected, and the text stays', async () => {
    await write(page, 'Is it lined? Call me on 0300 1234567')
    await expect(page.getByText(/0300 1234567”/)).toBeVisible()
    await expect(box(page)).toHaveValue('Is it lined? Call me on 0300 1234567')
    await write(page, 'Is it lined?')
    await page.getByRole('link', { name: 'See the conversation' }).click()
    await expect(messages).toContainText('Is it lined?')
  })

  await test.step('the seller answers', async () => {
    await openPage(seller, '/seller/messages')
    await seller.getByRole('link', { name: title }).click()
    await write(seller, 'Yes, with cotton.')
    await expect(box(seller)).toHaveValue('')
  })

  await test.step('the buyer reads the answer without a reload and makes an offer', async () => {
    await expect(messages).toContainText('Yes, with cotton.')
    await page.getByRole('link', { name: 'Make an offer' }).click()
    await expect(page.getByRole('dialog', { name: 'Make an offer' })).toBeVisible()
  })
})

test('a reported message reaches the moderators, and a block ends the conversation', async ({
  page,
  request,
  signInAs,
  pageOf,
}) => {
  test.slow()
  // Not the seller of other tests, who would be blocked.
  const { id, title } = await listProduct(request, { title: 'Reported shawl', seller: 'hamza_fits' })
  const words = `Trust me about ${title}, no need for the shop.`
  await signInAs('demo_buyer')
  const seller = await pageOf('hamza_fits')
  const moderator = await pageOf('demo_admin')

  await test.step('the buyer writes', async () => {
    await openPage(page, `/products/khaadi/reported-shawl-${id}`)
    await button(page, 'Ask the seller').click()
    await write(page, words)
    await page.getByRole('link', { name: 'See the conversation' }).click()
  })

  await test.step('the seller reports and blocks', async () => {
    await openPage(seller, '/seller/messages')
    await seller.getByRole('link', { name: title }).click()
    await seller.getByRole('button', { name: /^Report this message from/ }).click()
    const dialog = seller.getByRole('dialog', { name: 'Report this message' })
    await dialog.getByText(/pay outside/).click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(seller.getByRole('region', { name: 'Notifications' })).toContainText(
      'Thank you. We’ll look into it and email you the outcome.',
    )
    await button(seller, 'Block').click()
    await button(seller, 'Yes, block').click()
    await expect(seller.getByText('You’ve blocked demo_buyer. Unblock them to send a message.')).toBeVisible()
  })

  await test.step('the buyer can no longer write', async () => {
    await expect(page.getByText('You can’t send messages to this person.')).toBeVisible()
    await expect(box(page)).toHaveCount(0)
  })

  await test.step('a moderator reads the message', async () => {
    await openPage(moderator, '/seller/sellinghub/reports')
    await expect(moderator.getByRole('article', { name: words })).toContainText('Message about a listing')
  })

  await test.step('the seller ends the block', async () => {
    await button(seller, 'Unblock').click()
    await expect(box(seller)).toBeVisible()
    await expect(box(page)).toBeVisible()
  })
})

// UI-5
for (const locale of ['en', 'ur']) {
  test(`each line of a message has its own direction in ${locale}`, async ({
    page,
    context,
    request,
    signInAs,
    baseURL,
  }) => {
    const { id } = await listProduct(request, { title: 'Two languages shawl' })
    const buyer = await signedIn(request, 'demo_buyer')
    const chat = await buyer.send('chats', { product_id: id, message: 'یہ شال اچھی ہے!\nIs it lined?' })
    await buyer.send(`chats/${chat.id}/messages`, { message: 'Is it new?\nیہ شال اچھی ہے!' })
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await signInAs('demo_buyer')
    await openPage(page, `/seller/messages?chat=${chat.id}`)
    const texts = page.getByRole('list').getByRole('paragraph').filter({ hasText: 'یہ شال' })
    await expect(texts).toHaveCount(2)
    for (const text of await texts.all()) {
      expect(await isAfter(text, '?', 'I'), 'the question mark is right of English').toBe(true)
      expect(await isAfter(text, 'ی', '!'), 'the exclamation mark is left of Urdu').toBe(true)
    }
  })
}

/** Returns whether the first occurrence of a character is right of the first of another. */
const isAfter = (text: Locator, character: string, other: string) =>
  text.evaluate(
    (element, [last, first]) => {
      const node = element.firstChild as Text
      const leftOf = (searched: string) => {
        const range = document.createRange()
        const start = node.data.indexOf(searched)
        range.setStart(node, start)
        range.setEnd(node, start + 1)
        return range.getBoundingClientRect().left
      }
      return leftOf(last) > leftOf(first)
    },
    [character, other] as const,
  )
