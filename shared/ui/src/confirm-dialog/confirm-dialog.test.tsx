import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function open(call: ConfirmDialogProps['call']) {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  const texts = { yes: 'Yes, delete it', no: 'Not now' }
  const { user } = show(
    <ConfirmDialog open title="Delete it?" texts={texts} call={call} onClose={onClose} onConfirm={onConfirm}>
      This cannot be undone.
    </ConfirmDialog>,
  )
  const press = (name: string) => user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return { press, onClose, onConfirm }
}

test('confirms or closes', async () => {
  const { press, onClose, onConfirm } = open({ isPending: false })
  await press('Not now')
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0])
  await press('Yes, delete it')
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('stays open while its request is pending', async () => {
  const { press, onClose, onConfirm } = open({ isPending: true })
  await press('Not now')
  await press('Close')
  await press('Yes, delete it')
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([0, 0])
})

test('shows why the request failed', () => {
  open({ isPending: false, failure: 'It is part of an order.' })
  expect(screen.getByRole('alert').textContent).toContain('It is part of an order.')
})
