import { brand } from '@closyyy/contract/brand-identity'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'

const facts: [address: string, heading: string, ...facts: RegExp[]][] = [
  ['/about', 'About Closyyy', /Sell what you do not wear, shop what you love/, /once the buyer confirms the item/],
  ['/how-to-sell-on-closyyy', 'How to sell on Closyyy', /Up to 8 photos/, /Rs\.250/],
  ['/managed-by-closyyy', 'Managed by Closyyy', /35% of each sale/, /Rs\.6,500/, /40 days from the submission date/],
  ['/managed-by-closyyy', 'Managed by Closyyy', /Stained or torn/, /Undergarments, unless new with tags/],
  ['/impact', 'Our impact', /already exists/],
  ['/exchange-and-returns', 'Exchange & Returns', /Buyer Protection/, /40 days/],
  ['/privacy-policy', 'Privacy Policy', /children under 13/, /within 30 days/],
  ['/privacy-policy-closyyy-bridge', 'Privacy Policy of Closyyy Bridge', /minimum age is 13/, /within 30 days/],
  ['/data-deletion', 'Delete your data', /closed at once/, /within 30 days/],
]

test.each(facts)('%s states its facts', async (address, heading, ...stated) => {
  await openPage(address, { server: createFakeServer() })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  for (const fact of stated) expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
})

test.each(facts)('%s is written in Urdu, too', async address => {
  await openPage(address, { server: createFakeServer(), locale: 'ur' })
  const sections = await screen.findAllByRole('heading', { level: 2 })
  for (const section of sections) expect(section.textContent).toMatch(/\p{Script=Arabic}/u)
})

test.each([
  ['/managed-by-depop', '/managed-by-closyyy'],
  ['/Managed-By-Closyy', '/managed-by-closyyy'],
])('%s leads to the one page of the programme', async (address, there) => {
  const { router } = await openPage(address, { server: createFakeServer() })
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe(there)
})

test('any other word is not found', async () => {
  await openPage('/nothing-of-this-name', { server: createFakeServer() })
  expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeTruthy()
})

test('the programme starts with the phone sign-up, or with a chat', async () => {
  await openPage('/managed-by-closyyy', { server: createFakeServer() })
  const [start] = await screen.findAllByRole('link', { name: 'Start Now' })
  const [chat] = screen.getAllByRole('link', { name: 'Chat on WhatsApp' })
  expect(start?.getAttribute('href')).toBe('/seller/phone')
  expect(chat?.getAttribute('href')).toBe(`https://wa.me/${brand.whatsapp}`)
})
