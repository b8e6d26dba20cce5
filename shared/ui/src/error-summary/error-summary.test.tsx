import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ChoiceList } from '../choice-list/choice-list.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

interface SampleProps {
  sentence?: string
  email?: string
  phone?: string
  size?: string
}

function Sample({ sentence, email, phone, size }: SampleProps) {
  return (
    <form>
      <ErrorSummary>{sentence}</ErrorSummary>
      <TextField label="Email" error={email} />
      <TextField label="Phone" error={phone} />
      {size && (
        <ChoiceList
          legend="Size"
          name="size"
          error={size}
          aria-invalid
          choices={[
            { value: 's', label: 'Small' },
            { value: 'l', label: 'Large' },
          ]}
        />
      )}
    </form>
  )
}

const links = () => screen.queryAllByRole('link').map(link => link.textContent)

test('links several invalid fields, and each link focuses its field', async () => {
  const { user } = show(<Sample email="Missing." phone="Missing." size="Missing." />)
  expect(screen.getByRole('alert').textContent).toContain('Please check these fields:')
  expect(links()).toEqual(['Email', 'Phone', 'Size'])
  await user.click(screen.getByRole('link', { name: 'Phone' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  await user.click(screen.getByRole('link', { name: 'Size' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Small' }))
})

test('shows no summary for a single invalid field', () => {
  show(<Sample phone="Missing." />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('removes the link of a corrected or removed field, and the summary below two', () => {
  const { rerender } = show(<Sample email="Missing." phone="Missing." size="Missing." />)
  rerender(<Sample email="Missing." phone="Missing." />)
  expect(links()).toEqual(['Email', 'Phone'])
  rerender(<Sample email="Missing." />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows the form error first, even without invalid fields', () => {
  const { rerender } = show(<Sample sentence="Not saved." />)
  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
  rerender(<Sample sentence="Not saved." email="Missing." phone="Missing." />)
  expect(screen.getByRole('alert').textContent).toBe('Not saved.EmailPhone')
})
