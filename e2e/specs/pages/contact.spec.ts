import { newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const SUPPORT = 'hello@closyyy.example'

test('sends a question to support, and keeps what was typed until it is right', async ({
  page,
  open,
  request,
  axe,
}) => {
  const question = `Where is order ${Date.now()}?`
  await open('/how-to-sell-on-closyyy')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Full Name').fill('Ayesha')
  await form.getByLabel('Email address').fill('ayesha@')
  await form.getByLabel('Message').fill(question)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue(question)
  await axe()
  await form.getByLabel('Email address').fill('ayesha@example.com')
  await form.getByLabel('Message').press('Tab')
  await form.getByRole('button', { name: 'Send message' }).press('Enter')
  await expect(page.getByText('Thank you, we’ve got your message.')).toBeVisible()
  expect(await newestMessage(request, SUPPORT, /(Where is order \d+\?)/)).toBe(question)
})

test('keeps what was typed if the limit of messages is reached', async ({ page, open, expectPageError }) => {
  expectPageError(/status of 429 .*\/contact/)
  const message = 'Too many messages. Please try again in a few minutes.'
  await page.route('**/api/v1/contact', route =>
    route.fulfill({ status: 429, json: { status: 'error', message, code: 'too-many' } }),
  )
  await open('/how-to-sell-on-closyyy')
  const form = page.getByRole('form', { name: 'Contact form' })
  const typed = { 'Full Name': 'Ayesha', 'Email address': 'ayesha@example.com', Message: 'Where is my order?' }
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toHaveText(message)
  for (const [label, text] of Object.entries(typed)) await expect(form.getByLabel(label)).toHaveValue(text)
  await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled()
})
