import { storyProducts } from '../../gallery/story-products.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { Row, RowSkeleton } from './row.tsx'

export function Women() {
  return (
    <Row title="Women" action={<a href="#women">View all</a>}>
      {storyProducts.map(product => (
        <ProductCard key={product.title} product={product} link={props => <a href="#product" {...props} />} />
      ))}
    </Row>
  )
}

export function Loading() {
  return <RowSkeleton title="Men" />
}
