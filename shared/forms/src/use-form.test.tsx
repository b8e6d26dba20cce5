import { ApiError } from '@closyyy/api-client/api-error'
import { onToast } from '@closyyy/ui/toast'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormError } from './form-error.tsx'
import { type FormOptions, type UnsentValues, useForm } from './use-form.ts'

const values = { name: '', city: 'Lahore' }
type Options = Partial<FormOptions<typeof values>>

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error: string | undefined
}

function TextField({ label, error, ...input }: TextFieldProps) {
  return (
    <label>
      {label}
      <input {...input} aria-label={label} aria-invalid={error !== undefined} />
      <span>{error}</span>
    </label>
  )
}

function Sample(given: Options) {
  const { form, field, isPending, formError } = useForm({
    initial: given.unsent?.current ?? values,
    check: ({ name }) => (name ? {} : { name: 'Enter a name.' }),
    send: async () => undefined,
    formErrorOf: () => 'Not saved.',
    ...given,
  })
  return (
    <form {...form}>
      <FormError>{formError}</FormError>
      <fieldset disabled={isPending}>
        <TextField {...field('name')} label="Name" />
        <TextField {...field('city')} label="City" />
      </fieldset>
      <button type="submit">{isPending ? 'Saving' : 'Save'}</button>
    </form>
  )
}

const nameField = () => screen.getByRole('textbox', { name: 'Name' })

function collectToasts(): string[] {
  const toasts: string[] = []
  onTestFinished(onToast(({ message }) => void toasts.push(message)))
  return toasts
}

const press = () => userEvent.click(screen.getByRole('button'))

test('shows an error at its field, focuses it, and clears it with the next key', async () => {
  const send = vi.fn()
  render(<Sample send={send} />)
  await press()
  expect(nameField().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(nameField())
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(nameField(), 'A')
  expect(screen.queryByText('Enter a name.')).toBeNull()
})

test('shows a server error of a nested field at the field, and keeps the typed values', async () => {
  const failure = new ApiError('invalid', 422, 'Wrong.', { 'address.city': ['No such city.'] })
  render(<Sample send={() => Promise.reject(failure)} />)
  await userEvent.type(nameField(), 'Ayesha')
  await press()
  await screen.findByText('No such city.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }))
  expect(screen.queryByText('Not saved.')).toBeNull()
  expect(screen.getByDisplayValue('Ayesha')).toBeTruthy()
})

test('focuses an error that belongs to no field', async () => {
  render(<Sample check={() => ({})} send={() => Promise.reject(new ApiError('no-network', 0, ''))} />)
  await press()
  const error = await screen.findByText('Not saved.')
  expect(document.activeElement?.contains(error)).toBe(true)
})

test('ignores a second submit while the first is pending', async () => {
  const response = Promise.withResolvers<void>()
  const send = vi.fn(() => response.promise)
  render(<Sample check={async () => ({})} send={send} />)
  await press()
  await press()
  expect(send).toHaveBeenCalledOnce()
  response.resolve()
  await screen.findByText('Save')
})

// UI-6
test('stays pending while mounted again, and shows why its values were not sent', async () => {
  const response = Promise.withResolvers<void>()
  const send = vi.fn(() => response.promise)
  const unsent: UnsentValues<typeof values> = { current: undefined }
  const sample = () => <Sample unsent={unsent} send={send} />
  const { unmount } = render(sample())
  await userEvent.type(nameField(), 'Ayesha')
  await press()
  unmount()
  render(sample())
  await userEvent.click(await screen.findByText('Saving'))
  expect(send).toHaveBeenCalledOnce()
  const toasts = collectToasts()
  response.reject(new ApiError('no-network', 0, ''))
  await screen.findByText('Not saved.')
  expect(toasts).toEqual([])
  expect(screen.getByText('Save')).toBeTruthy()
  expect(screen.getByDisplayValue('Ayesha')).toBe(nameField())
})

// UI-2, UI-6
test('shows the failure of a form that left the screen in a toast, and opens with its values', async () => {
  const toasts = collectToasts()
  const response = Promise.withResolvers<void>()
  const unsent: UnsentValues<typeof values> = { current: undefined }
  const sample = () => <Sample unsent={unsent} send={() => response.promise} />
  const { unmount } = render(sample())
  await userEvent.type(nameField(), 'Ayesha')
  await press()
  unmount()
  response.reject(new ApiError('no-network', 0, ''))
  await waitFor(() => expect(toasts).toEqual(['Not saved.']))
  render(sample())
  expect(screen.queryByText('Not saved.')).toBeNull()
  expect(screen.getByDisplayValue('Ayesha')).toBe(nameField())
  expect(screen.getByText('Save')).toBeTruthy()
})

// UI-2
test('shows the first field error in the toast, without values that outlive the form', async () => {
  const toasts = collectToasts()
  const response = Promise.withResolvers<void>()
  const { unmount } = render(<Sample check={() => ({})} send={() => response.promise} />)
  await press()
  unmount()
  response.reject(new ApiError('invalid', 422, 'Wrong.', { name: ['No such name.'], city: ['No such city.'] }))
  await waitFor(() => expect(toasts).toEqual(['No such name.']))
})

// UI-6
test('is empty once the values of an earlier form are sent', async () => {
  const response = Promise.withResolvers<void>()
  const unsent: UnsentValues<typeof values> = { current: undefined }
  const sample = () => <Sample unsent={unsent} send={() => response.promise} />
  const { unmount } = render(sample())
  await userEvent.type(nameField(), 'Ayesha')
  await press()
  unmount()
  render(sample())
  expect(screen.getByDisplayValue('Ayesha')).toBe(nameField())
  response.resolve()
  await screen.findByText('Save')
  await waitFor(() => expect(screen.queryByDisplayValue('Ayesha')).toBeNull())
  expect(unsent.current).toBeUndefined()
})

test('rejects a forbidden text while typing and shows the reason', async () => {
  render(<Sample forbids={(_name, text) => (/\d/.test(text) ? 'Letters only.' : undefined)} />)
  await userEvent.type(nameField(), 'A7')
  expect(screen.getByText('Letters only.')).toBeTruthy()
  expect(screen.getByDisplayValue('A')).toBe(nameField())
})

test('lets a forbidden text be deleted from either side and does not send it', async () => {
  const send = vi.fn()
  const forbids = (_name: string, text: string) => (/\d/.test(text) ? 'Letters only.' : undefined)
  render(<Sample initial={{ name: 'A77', city: 'Lahore' }} forbids={forbids} send={send} />)
  await press()
  expect(screen.getByText('Letters only.')).toBeTruthy()
  await userEvent.type(nameField(), '{Backspace}')
  expect(screen.getByDisplayValue('A7')).toBe(nameField())
  await userEvent.type(nameField(), '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(screen.queryByText('Letters only.')).toBeNull()
  await press()
  expect(send).toHaveBeenCalledWith({ name: 'A', city: 'Lahore' })
})

test('keeps a flagged text as typed and does not send it', async () => {
  const send = vi.fn()
  render(<Sample flags={(_name, text) => (text.includes('www.') ? 'No URLs.' : undefined)} send={send} />)
  await userEvent.type(nameField(), 'www.x')
  expect(screen.getByText('No URLs.')).toBeTruthy()
  expect(screen.getByDisplayValue('www.x')).toBe(nameField())
  await press()
  expect(screen.getByText('No URLs.')).toBeTruthy()
  expect(document.activeElement).toBe(nameField())
  expect(send).not.toHaveBeenCalled()
})

test('hides the message for the whole form with the last error it belongs to', async () => {
  render(<Sample summaryOf={({ name }) => name && 'Something is missing.'} />)
  await press()
  expect(screen.getByText('Something is missing.')).toBeTruthy()
  await userEvent.type(nameField(), 'A')
  expect(screen.queryByText('Something is missing.')).toBeNull()
})

test('shows no message for the whole form for other errors', async () => {
  const check = () => ({ city: 'No such city.' })
  render(<Sample check={check} summaryOf={({ name }) => name && 'Something is missing.'} />)
  await press()
  expect(screen.getByText('No such city.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows all errors at once, those of no field with the message for the whole form', async () => {
  const failure = new ApiError('invalid', 422, 'Wrong.', {
    name: ['No such name.'],
    'address.city': ['No such city.'],
    cart_items: ['Sold.'],
  })
  render(<Sample check={() => ({})} send={() => Promise.reject(failure)} />)
  await press()
  await screen.findByText('No such name.')
  expect(screen.getByText('No such city.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Not saved.NameCity')
  await userEvent.click(screen.getByRole('link', { name: 'City' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }))
})
