import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { updateProfilePicture } from '@closyyy/contract/users-calls'
import { anOwnUser, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork } from '@closyyy/testing/fake-server'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './edit-profile-page.tsx'

const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' })

let server: FakeServer

beforeEach(() => {
  server = createFakeServer()
  server.respondTo(getShop, { shop: { description: 'Only lawn.' }, products: aPage([]) })
})

const open = () => openHub('/seller/edit', server)
const pick = () => screen.findByLabelText<HTMLInputElement>('Choose a picture')
const updatePicture = () => screen.getByRole('button', { name: 'Update picture' })
const description = () => screen.findByLabelText<HTMLTextAreaElement>('Shop description')

// SHOP-4
test('requires a picture', async () => {
  const { user } = await open()
  await pick()
  await user.click(updatePicture())
  expect((await pick()).getAttribute('aria-describedby')).toContain(screen.getByText('Please select a file.').id)
})

test('uploads the picture, updates the session and confirms', async () => {
  server.respondTo(updateProfilePicture, anOwnUser({ profile_picture: '/photos/me.webp' }))
  const { user, toasts, store } = await open()
  await user.upload(await pick(), drawing)
  expect(await screen.findByText('me.svg')).toBeDefined()
  await user.click(updatePicture())
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Profile picture updated successfully!' }]))
  expect(store.getState().session.signedIn?.profilePicture).toBe('/photos/me.webp')
})

test.each([
  ['no response', noNetwork, 'Error occurred while updating the profile picture'],
  ['no message', () => new Response('', { status: 500 }), 'Failed to update profile picture'],
  [
    'the server’s message',
    () => failure('invalid', 'A field breaks a rule.', { profile_picture: ['This file is broken.'] }),
    'This file is broken.',
  ],
])('shows why a picture was not updated: %s', async (_, response, message) => {
  server.respondTo(updateProfilePicture, response)
  const { user } = await open()
  await user.upload(await pick(), drawing)
  await screen.findByText('me.svg')
  await user.click(updatePicture())
  expect(await screen.findByText(message)).toBeDefined()
  expect(screen.getByText('me.svg')).toBeDefined()
})

test('rejects a file that is not an image, with its name', async () => {
  await open()
  const { userEvent } = await import('@testing-library/user-event')
  await userEvent
    .setup({ applyAccept: false })
    .upload(await pick(), new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('me.pdf is not a valid image.')).toBeDefined()
})

test('saves the description and confirms', async () => {
  server.respondTo(updateShopDescription, { description: 'Lawn and silk.' })
  const { user, toasts } = await open()
  await user.clear(await description())
  await user.type(await description(), 'Lawn and silk.')
  await user.click(screen.getByRole('button', { name: 'Update description' }))
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Shop description updated successfully!' }]))
})

test.each([
  ['no response', noNetwork, 'Error occurred while updating the shop description'],
  ['no message', () => new Response('', { status: 500 }), 'Failed to update shop description'],
])('shows why a description was not updated: %s', async (_, response, message) => {
  server.respondTo(updateShopDescription, response)
  const { user } = await open()
  await description()
  await user.click(screen.getByRole('button', { name: 'Update description' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('requires a description', async () => {
  const { user } = await open()
  await user.clear(await description())
  await user.click(screen.getByRole('button', { name: 'Update description' }))
  expect(await screen.findByText('Please enter a description')).toBeDefined()
})
