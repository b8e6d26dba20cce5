import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { Tabs } from './tabs.tsx'

test('moves between tabs with arrow keys and shows one panel', async () => {
  const { user } = show(
    <Tabs
      label="Shop"
      tabs={[
        { id: 'selling', title: 'Selling', panel: 'Twelve items' },
        { id: 'sold', title: 'Sold', panel: 'Three items' },
      ]}
    />,
  )
  expect(screen.getByRole('tabpanel').textContent).toBe('Twelve items')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Sold' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').textContent).toBe('Three items')
})
