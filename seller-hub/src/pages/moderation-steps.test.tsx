import { listModeratedProducts } from '@closyyy/contract/moderation-calls'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer } from '@closyyy/testing/fake-server'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './moderation-page.tsx'

// UI-9
test.each([
  ['Next', 'Kurta 3'],
  ['Previous', 'Kurta 1'],
])('keeps the focus on %s at the end of the queue', async (name, last) => {
  const server = createFakeServer()
  const waiting = [1, 2, 3].map(id => ({
    ...productOf({ id, approval_status: 'pending' }),
    version: `version of ${id}`,
  }))
  server.respondTo(listModeratedProducts, { ...aPage(waiting), next: null })
  const { user } = await openHub('/seller/sellinghub/moderation?product=2', server)
  await screen.findByRole('article', { name: 'Kurta 2' })
  const button = screen.getByRole('button', { name })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('article', { name: last })).toBeDefined()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
