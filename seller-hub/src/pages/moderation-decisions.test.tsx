import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import { waitForWork } from '@closyyy/platform/before-log-out'
import { aPage } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { provideLocks } from '@closyyy/testing/web-locks'
import { act, screen, waitFor } from '@testing-library/react'
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
