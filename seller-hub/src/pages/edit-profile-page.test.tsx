import { getShop, updateShopDescription } from '@closyyy/contract/shops-calls'
import { getOwnUser, updateProfilePicture } from '@closyyy/contract/users-calls'
import { callQuery, useQuery } from '@closyyy/platform/query'
import { Link } from '@closyyy/platform/router'
import { sessionEnded } from '@closyyy/platform/session'
import { anOwnUser, aPage } from '@closyyy/testing/builders'
import { createFakeServer, type FakeServer, failure, noNetwork, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'
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

// SESSION-5
test('does not restore a session that ended while its picture was uploaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respondTo(updateProfilePicture, async () => {
    await promise
    return success(updateProfilePicture, anOwnUser({ profile_picture: '/photos/me.webp' }))
  })
  const { user, toasts, store } = await open()
  await user.upload(await pick(), drawing)
  await screen.findByText('me.svg')
  await user.click(updatePicture())
  await waitFor(() => expect(server.requests.some(({ name }) => name === 'updateProfilePicture')).toBe(true))
  cleanup()
  store.dispatch(sessionEnded())
  resolve()
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(store.getState().session.signedIn).toBeUndefined()
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

// UI-19
test('opens with the saved description, not with the copy of the shop page that was visited before', async () => {
  const { element } = await pageAt(routes, '/seller/edit', { server, signedIn: ayesha, header: <VisitedShop /> })
  server.respondTo(getOwnUser, anOwnUser())
  await act(async () => void render(element))
  expect(await description()).toHaveProperty('value', 'Only lawn.')
  server.respondTo(getShop, { shop: { description: 'Lawn and silk.' }, products: aPage([]) })
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Another page' }))
  await waitFor(() => expect(screen.queryByLabelText('Shop description')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Back to the form' }))
  expect(await description()).toHaveProperty('value', 'Lawn and silk.')
})

function VisitedShop() {
  useQuery(callQuery(getShop, { params: { id: 7 } }))
  return (
    <>
      <Link to="/elsewhere">Another page</Link>
      <Link to="/seller/edit">Back to the form</Link>
    </>
  )
}

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
