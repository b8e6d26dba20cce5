import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import { waitForWork } from '@closyyy/platform/session-data/before-log-out'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, failure, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { provideLocks } from '@closyyy/testing/web-locks'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openHub } from '../../test/open-hub.tsx'
import { productOf } from '../../test/product.ts'
// Preloads lazy modules, so that no test waits for them.
import '../components/hub-layout.tsx'
import './moderation-page.tsx'

const waitingOf = (id: number) => ({ ...productOf({ id, approval_status: 'pending' }), version: `version of ${id}` })

/** Opens the queue, from which the server removes what was decided. */
async function openQueue() {
  const server = createFakeServer()
  let waiting = [1, 2].map(waitingOf)
  const remove = (body: unknown) => {
    waiting = waiting.filter(({ version }) => version !== (body as { version: string }).version)
    return waitingOf(1)
  }
  server.respondTo(listModeratedProducts, () => success(listModeratedProducts, { ...aPage(waiting), next: null }))
  server.respondTo(approveProduct, ({ body }) => success(approveProduct, remove(body)))
  server.respondTo(rejectProduct, ({ body }) => success(rejectProduct, remove(body)))
  const page = await openHub('/seller/sellinghub/moderation', server)
  await screen.findByRole('article', { name: 'Kurta 1' })
  return { ...page, server, sent: (name: string) => server.requests.filter(request => request.name === name) }
}

// MODERATION-2
test('sends a decision before a logout in any tab', async () => {
  provideLocks()
  const { user, sent } = await openQueue()
  await user.keyboard('{Shift>}a{/Shift}')
  await screen.findByRole('article', { name: 'Kurta 2' })
  expect(sent('approveProduct')).toEqual([])
  await act(() => waitForWork(4_000))
  expect(sent('approveProduct')).toMatchObject([{ authorization: `Bearer ${ayesha.token}` }])
  await waitFor(() => expect(sent('listModeratedProducts')).toHaveLength(2))
})

type Queue = Awaited<ReturnType<typeof openQueue>>

/** Opens the dialog that rejects the product on screen. */
async function openReject(user: Queue['user']) {
  await user.keyboard('{Shift>}r{/Shift}')
  const dialog = within(screen.getByRole('dialog', { name: 'Reject this listing' }))
  return { ...dialog, reason: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }) }
}

// MODERATION-1
test('decides nothing by a key while a dialog is open, also after a press on its text', async () => {
  const { user } = await openQueue()
  await openReject(user)
  await user.click(screen.getByRole('heading', { name: 'Reject this listing' }))
  await user.keyboard('{Shift>}a{/Shift}j')
  expect(screen.getByRole('dialog', { name: 'Reject this listing' })).toBeDefined()
  await closeReject(user)
  expect(screen.getByRole('article', { name: 'Kurta 1' })).toBeDefined()
})

const closeReject = (user: Queue['user']) => user.click(screen.getByRole('button', { name: 'Cancel' }))

/** Ends the wait for an undo of each decision. */
const leavePage = () => act(async () => void fireEvent(window, new Event('pagehide')))

/** Goes back to the first product, once it has returned to the queue. */
async function showFirst(user: Queue['user']) {
  expect(await screen.findByText('2 of 2 waiting')).toBeDefined()
  await user.keyboard('k')
  await screen.findByRole('article', { name: 'Kurta 1' })
}

// MODERATION-5
test.each([
  ['undone', async ({ toasts }: Queue) => act(() => toasts[0]?.action?.onPress())],
  [
    'refused',
    async ({ server }: Queue) => {
      server.respondTo(rejectProduct, () => failure('conflict', 'The seller has changed this listing.'))
      await leavePage()
    },
  ],
])('keeps the reason of a decision that was %s until one is saved', async (_case, fail) => {
  const queue = await openQueue()
  const { user, sent } = queue
  const { reason, getByRole } = await openReject(user)
  fireEvent.change(reason, { target: { value: 'The label is missing.' } })
  await user.click(getByRole('button', { name: 'Reject' }))
  await screen.findByRole('article', { name: 'Kurta 2' })
  await fail(queue)
  await showFirst(user)
  expect((await openReject(user)).reason.value).toBe('The label is missing.')
  await closeReject(user)
  await user.keyboard('{Shift>}a{/Shift}')
  await leavePage()
  await waitFor(() => expect(sent('approveProduct')).toHaveLength(1))
  await waitFor(() => expect(sessionStorage.getItem('unsentValues')).not.toContain('The label'))
})

// MODERATION-5
test('keeps the reason of a dialog that was closed while another listing is shown', async () => {
  const { user } = await openQueue()
  await user.type((await openReject(user)).reason, 'The label is missing.')
  await closeReject(user)
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Kurta 2' })
  await user.keyboard('k')
  await screen.findByRole('article', { name: 'Kurta 1' })
  expect((await openReject(user)).reason.value).toBe('The label is missing.')
})

// MODERATION-5
test('adds a common reason to what was typed, and replaces another common reason', async () => {
  const { user } = await openQueue()
  const { reason, getByRole } = await openReject(user)
  const press = (name: string) => user.click(getByRole('button', { name }))
  await press('Photos')
  await press('Price')
  const price = 'The price doesn’t look right. Please check it.'
  expect(reason.value).toBe(price)
  await user.clear(reason)
  await user.type(reason, 'The label is missing.')
  await press('Price')
  await press('Price')
  expect(reason.value).toBe(`The label is missing. ${price}`)
})

test('names the limit at the field of a reason', async () => {
  const { user } = await openQueue()
  const { reason, getByText } = await openReject(user)
  const hint = getByText(/At most 500 characters/)
  expect(reason.maxLength).toBe(500)
  expect(reason.getAttribute('aria-describedby')).toContain(hint.id)
})
