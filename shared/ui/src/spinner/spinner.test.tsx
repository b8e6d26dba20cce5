import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Spinner } from './spinner.tsx'

test('announces its label', () => {
  show(<Spinner label="Uploading…" />)
  expect(screen.getByRole('status').textContent).toBe('Uploading…')
})
