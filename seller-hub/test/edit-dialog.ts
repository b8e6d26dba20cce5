import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses Update and returns the dialog once it is filled. */
export async function openEditDialog(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Update ${title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit listing' }))
  await dialog.findByLabelText('Title')
  return dialog
}

export type EditDialog = Awaited<ReturnType<typeof openEditDialog>>

export const save = (dialog: EditDialog) =>
  userEvent.click(dialog.getByRole('button', { name: /^(Save changes|Send again)$/ }))

export const retitle = (dialog: EditDialog) =>
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'New title' } })

export const titles = () => screen.getAllByRole('rowheader').map(cell => within(cell).getByRole('link').textContent)
