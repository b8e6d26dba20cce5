import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Dialog } from './dialog.tsx'

function AddressDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add New Address">
        <p>Four fields</p>
      </Dialog>
    </>
  )
}

async function opened() {
  const { user } = show(<AddressDialog />)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Add New Address' }) }
}

test('a closed dialog holds nothing', () => {
  show(<AddressDialog />)
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('the close button closes it', async () => {
  const { user } = await opened()
  expect(screen.getByText('Four fields')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('Esc closes it', async () => {
  const { dialog } = await opened()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('a press on the back-drop closes it, a press inside does not', async () => {
  const { dialog } = await opened()
  fireEvent.mouseDown(screen.getByText('Four fields'))
  expect(screen.getByText('Four fields')).toBeDefined()
  fireEvent.mouseDown(dialog)
  expect(screen.queryByText('Four fields')).toBeNull()
})
