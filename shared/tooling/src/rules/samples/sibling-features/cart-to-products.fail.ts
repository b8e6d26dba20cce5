// as: storefront/src/features/cart/cart-items.tsx
// expect: A feature never imports a sibling: compose them in a page, or move the shared part to components.
import { ProductPrice } from '../products/product-price.tsx'

export const Price = ProductPrice
