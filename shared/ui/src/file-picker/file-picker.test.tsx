import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { FilePicker } from './file-picker.tsx'

const picture = new File(['a'], 'me.png', { type: 'image/png' })

test('reports selected files, even the same one again', async () => {
  const onSelect = vi.fn()
  const { user } = show(<FilePicker label="Profile picture" buttonLabel="Choose a picture" onSelect={onSelect} />)
  const input = screen.getByLabelText('Profile picture')
  await user.upload(input, picture)
  await user.upload(input, picture)
  expect(onSelect.mock.calls).toEqual([[[picture]], [[picture]]])
})

test('is focusable, named by label and button, and described by its error', async () => {
  const { user } = show(
    <FilePicker label="Profile picture" buttonLabel="Choose a picture" error="Too large." onSelect={vi.fn()} />,
  )
  await user.tab()
  const input = screen.getByLabelText('Choose a picture')
  expect(document.activeElement).toBe(input)
  expect(input).toBe(screen.getByLabelText('Profile picture'))
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('Too large.').id)
})
