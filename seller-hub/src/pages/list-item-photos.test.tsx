import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { browserParts } from '../../test/browser-parts.ts'
import { choosePhotos, createListingServer, openListingForm, picture, send } from '../../test/listing-form.tsx'

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

test('lets a photo that failed be retried and never omits it silently', async () => {
  await openListingForm(createListingServer(), {})
  choosePhotos(picture('broken.jpg'))
  expect(await screen.findByText('We couldn’t read broken.jpg.')).toBeDefined()
  await send()
  expect(screen.getByText('A photo isn’t ready yet. Wait for it, retry it or remove it.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('We couldn’t read broken.jpg.')).toBeDefined()
  expect(browserParts.forms).toEqual([])
})

// PHOTO-6
test('offers to remove a file that is not an image', async () => {
  await openListingForm(createListingServer(), {})
  choosePhotos(picture('text.jpg'))
  expect(
    await screen.findByText('text.jpg is damaged or not an image. Remove it and choose another photo.'),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('listitem', { name: 'Photo 1' })).toBeNull()
  await send()
  expect(await screen.findByRole('dialog', { name: 'Product Added Successfully' })).toBeDefined()
})
