import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { StarChoice } from './star-choice.tsx'

function Choice() {
  const [value, setValue] = useState('')
  return <StarChoice legend="Your rating" starLabel={count => `${count} stars`} value={value} onChange={setValue} />
}

test('chooses stars with the keyboard and fills those up to the chosen one', async () => {
  const { container } = show(<Choice />)
  await userEvent.click(screen.getByRole('radio', { name: '2 stars' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '3 stars', checked: true })).toBeDefined()
  expect(container.querySelectorAll('[data-on]')).toHaveLength(3)
})
