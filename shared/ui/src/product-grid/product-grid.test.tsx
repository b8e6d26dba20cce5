import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

test('renders the cards as items of a named list', () => {
  show(
    <ProductGrid label="Products">
      {['a', 'b'].map(name => (
        <p key={name}>{name}</p>
      ))}
    </ProductGrid>,
  )
  expect(screen.getByRole('list', { name: 'Products' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('announces the loading', () => {
  show(<ProductGridSkeleton count={2} />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
})
