import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { SkipLink } from './skip-link.tsx'

test('links to the content', () => {
  show(<SkipLink href="#main" />)
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
})
