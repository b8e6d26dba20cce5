// as: storefront/src/features/cart/cart-items.tsx
// expect: A feature never imports a sibling: let a page put them together, or move the shared part to components.
import { ProductPrice } from '../products/product-price.tsx'

export const Price = ProductPrice
