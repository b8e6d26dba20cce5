import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { TextArea } from './text-area.tsx'

test('accepts several lines under its label', async () => {
  const { user } = show(<TextArea label="Message" optional />)
  const area = screen.getByRole('textbox', { name: 'Message (optional)' })
  await user.type(area, 'One{Enter}two')
  expect(area).toHaveProperty('value', 'One\ntwo')
})
