import { listDrafts } from '@closyyy/contract/drafts-calls'
import { aPage } from '@closyyy/testing/builders'
import { success } from '@closyyy/testing/fake-server'
import { ayesha } from '@closyyy/testing/page-at'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftOf } from '../../test/listing.ts'
import { createListingServer } from '../../test/listing-form.tsx'
import { pageAt } from '../../test/page-at.tsx'
import { routes } from '../routes.tsx'

test('announces that a draft loads', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const server = createListingServer()
  server.respondTo(listDrafts, async () => {
    await promise
    return success(listDrafts, aPage([draftOf({ id: 31 })]))
  })
  const { element } = await pageAt(routes, '/seller/list-item?draft=server-31', { server, signedIn: ayesha })
  await act(async () => void render(element))
  await screen.findByRole('heading', { level: 1 })
  expect((await screen.findByRole('status')).textContent).toBe('Loading…')
  resolve()
  expect(await screen.findByDisplayValue('Lawn kurti teal')).toBeDefined()
  expect(screen.queryByText('Loading…')).toBeNull()
})
