import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Offer } from './offer-fields.story.tsx'

const price = () => screen.getByLabelText<HTMLInputElement>('Offer in rupees')

// OFFER-10
test('a preset fills the price, and only one’s own can be typed', async () => {
  const { user } = show(<Offer />)
  expect([price().value, price().disabled]).toEqual(['1890', true])
  await user.click(screen.getByRole('radio', { name: /20% off/ }))
  expect(price().value).toBe('1680')
  await user.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(price().disabled).toBe(false)
  expect(screen.getByText('From Rs.1,050 up to just below Rs.2,100.')).toBeTruthy()
})
