import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choosePhotos, createListingServer, openListingForm, picture } from '../../test/listing-form.tsx'

test('ticks a view of the checklist for each photo, and asks for flaws of used products only', async () => {
  await openListingForm(createListingServer(), { condition_id: '1' })
  const done = () =>
    within(screen.getByRole('list', { name: 'Photos that buyers look for' }))
      .getAllByRole('listitem')
      .map(item => item.textContent)
  expect(done()).toEqual(['Front', 'Back', 'Label', 'Flaws', 'Wearing it'])
  expect(screen.queryByText(/^Show every flaw/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /^Used - Good/ }))
  expect(screen.getByText(/^Show every flaw/)).toBeDefined()
  choosePhotos(picture('front.jpg'), picture('back.jpg'))
  await waitFor(() => expect(done()).toEqual(['Frontdone', 'Backdone', 'Label', 'Flaws', 'Wearing it']))
})
