import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { storyProducts } from '../../gallery/story-products.ts'
import type { CardLink, CardProduct } from './product-card.tsx'
import { ProductCard } from './product-card.tsx'

const product = storyProducts[0] as CardProduct
const link = (props: CardLink) => <a href="/products/khaadi/kurta-1" {...props} />

test('has one link, with the facts next to it', () => {
  show(<ProductCard product={product} link={link} badge="New" />)
  const card = screen.getByRole('article')
  expect(screen.getByRole('link', { name: product.title })).toBeDefined()
  for (const fact of ['Khaadi', 'Rs.4,250', 'Used - Like New', 'New']) expect(card.textContent).toContain(fact)
})

test('names the brand once: in the title, or else beside the size', () => {
  const card = (title: string, brand: string) => {
    show(<ProductCard product={{ title, brand, price: 100, size: 'M', photos: [] }} link={link} />)
    return screen.getAllByRole('article').at(-1)?.textContent
  }
  expect(card('Lawn kurta', 'Khaadi')).toBe('Lawn kurtaRs.100Khaadi · M')
  expect(card('KHAADI lawn kurta', 'Khaadi')).toBe('KHAADI lawn kurtaRs.100M')
  expect(card('Legos', 'Ego')).toContain('Ego · M')
})

test('loads the second photo on hover only', () => {
  const { container } = show(<ProductCard product={product} link={link} />)
  const images = () => container.querySelectorAll('img').length
  const card = screen.getByRole('article')
  fireEvent.pointerEnter(card, { pointerType: 'touch' })
  expect(images()).toBe(1)
  fireEvent.pointerEnter(card, { pointerType: 'mouse' })
  expect(images()).toBe(2)
})

test('starts with the title without brand, condition and photo', () => {
  show(<ProductCard product={{ title: 'Jacket', price: 100, photos: [] }} link={link} />)
  const title = screen.getByRole('heading', { name: 'Jacket' })
  expect(title.previousElementSibling).toBeNull()
  expect(screen.getByRole('article').textContent).toContain('Rs.100')
})
