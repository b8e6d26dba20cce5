import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Disclosure } from './disclosure.tsx'

test('opens on a press on the summary', async () => {
  const { user } = show(<Disclosure summary="Delivery">Flat Rs.250</Disclosure>)
  await user.click(screen.getByText('Delivery'))
  expect(screen.getByRole('group')).toHaveProperty('open', true)
})
