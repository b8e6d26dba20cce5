import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAt } from '../../test/page-at.tsx'
import { SellNow } from './sell-now.tsx'

test.each([
  ['guest', undefined],
  ['signed-in person', ayesha],
])('links a %s to selling', async (_, signedIn) => {
  const { element } = await pageAt([{ path: '/', element: <SellNow /> }], '/', { signedIn })
  await act(async () => void render(element))
  expect(screen.getByRole('link', { name: 'Sell Now' }).getAttribute('href')).toBe('/seller/list-item')
})
