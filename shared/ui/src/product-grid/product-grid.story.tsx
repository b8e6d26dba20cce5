import { storyProducts } from '../../gallery/story-products.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

export function Products() {
  return (
    <ProductGrid label="Products">
      {storyProducts.map(product => (
        <ProductCard key={product.title} product={product} link={props => <a href="#product" {...props} />} />
      ))}
    </ProductGrid>
  )
}

export function Loading() {
  return <ProductGridSkeleton count={4} />
}
