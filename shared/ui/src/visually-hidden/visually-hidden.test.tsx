import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

test('keeps hidden text in the DOM', () => {
  show(<VisuallyHidden>Only heard</VisuallyHidden>)
  expect(screen.getByText('Only heard')).toBeDefined()
})
