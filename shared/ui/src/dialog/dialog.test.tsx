import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Dialog, Sheet } from './dialog.tsx'

function DialogOf({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Add New Address">
        {children}
      </Dialog>
    </>
  )
}

const fourFields = (
  <DialogOf>
    <p>Four fields</p>
  </DialogOf>
)

async function opened() {
  const { user } = show(fourFields)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Add New Address' }) }
}

test('renders nothing while closed', () => {
  show(fourFields)
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('closes on the close button', async () => {
  const { user } = await opened()
  expect(screen.getByText('Four fields')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('closes on Esc', async () => {
  const { dialog } = await opened()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(screen.queryByText('Four fields')).toBeNull()
})

test('closes on a press on the backdrop, not inside', async () => {
  const { dialog } = await opened()
  fireEvent.mouseDown(screen.getByText('Four fields'))
  expect(screen.getByText('Four fields')).toBeDefined()
  fireEvent.mouseDown(dialog)
  expect(screen.queryByText('Four fields')).toBeNull()
})

async function focusedIn(children: ReactNode) {
  const { user } = show(<DialogOf>{children}</DialogOf>)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  return document.activeElement
}

test('focuses its first field', async () => {
  const fields = (
    <>
      <button type="button">Use my location</button>
      <input type="hidden" />
      <input aria-label="Locked" disabled />
      <input aria-label="City" />
      <input aria-label="Zip/Postal Code" />
    </>
  )
  expect(await focusedIn(fields)).toBe(screen.getByRole('textbox', { name: 'City' }))
})

test('focuses the selected radio button of a group', async () => {
  const choices = (
    <>
      <input type="radio" name="size" aria-label="Small" />
      <input type="radio" name="size" aria-label="Large" defaultChecked />
    </>
  )
  expect(await focusedIn(choices)).toBe(screen.getByRole('radio', { name: 'Large' }))
})

/** A row that leaves the page before its dialog closes. */
function DeletedRow() {
  const [state, setState] = useState<'shown' | 'asked' | 'gone'>('shown')
  return (
    <main tabIndex={-1}>
      {state !== 'gone' && (
        <button type="button" onClick={() => setState('asked')}>
          Delete
        </button>
      )}
      <Dialog open={state === 'asked'} onClose={() => setState('gone')} title="Delete?">
        <p>Sure?</p>
      </Dialog>
    </main>
  )
}

test('returns the focus to the content of the page if the element that had it is gone', async () => {
  const { user } = show(<DeletedRow />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

// UI-17
test('stays open while its request is pending', async () => {
  const onClose = vi.fn()
  const { user } = show(
    <Dialog open pending onClose={onClose} title="Add New Address">
      <p>Four fields</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(dialog)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  dialog.close()
  expect(dialog.open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('stays open if only the browser closes it', () => {
  show(
    <Dialog open onClose={() => undefined} title="Add New Address">
      <p>Four fields</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  expect(dialog.open).toBe(true)
})

test('stays open if the event of an earlier closing follows the next opening', async () => {
  const { user, dialog } = await opened()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  fireEvent(dialog, new Event('close'))
  expect(screen.getByText('Four fields')).toBeDefined()
})

test('stays open when a dialog inside it closes', () => {
  const onClose = vi.fn()
  show(
    <Dialog open onClose={onClose} title="Update product">
      <Dialog open onClose={() => undefined} title="Mark as sold?">
        <p>Nobody can buy it any more.</p>
      </Dialog>
    </Dialog>,
  )
  fireEvent(screen.getByRole('dialog', { name: 'Mark as sold?' }), new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
})

test('renders a sheet as a named dialog with its buttons', () => {
  show(
    <Sheet open onClose={() => undefined} title="Filters" footer={<button type="button">Show 84 items</button>}>
      <p>Brand</p>
    </Sheet>,
  )
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show 84 items' })).toBeDefined()
})
