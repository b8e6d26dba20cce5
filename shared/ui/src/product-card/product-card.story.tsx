import { storyProducts } from '../../gallery/story-products.ts'
import { Badge } from '../badge/badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { HeartIcon } from '../icons/icons.ts'
import { ProductGrid } from '../product-grid/product-grid.tsx'
import type { CardLink } from './product-card.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

const link = (props: CardLink) => <a href="#product" {...props} />

export function States() {
  const [first, second, third] = storyProducts
  return (
    <ProductGrid label="States of a card">
      {first && (
        <ProductCard
          product={first}
          link={link}
          badge={<Badge>New</Badge>}
          action={
            <IconButton label="Save" kind="onPhoto">
              <HeartIcon />
            </IconButton>
          }
        />
      )}
      {second && <ProductCard product={second} link={link} badge={<Badge kind="strong">Sold</Badge>} />}
      {third && <ProductCard product={{ ...third, brand: null, condition: null, photos: [] }} link={link} />}
      <ProductCardSkeleton />
    </ProductGrid>
  )
}
