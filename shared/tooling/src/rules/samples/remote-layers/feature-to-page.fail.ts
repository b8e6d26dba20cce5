// as: storefront/src/features/cart/cart-items.tsx
// expect: routes → pages → features → components: a feature never imports a page.
import { CartPage } from '../../pages/cart-page.tsx'

export const Items = CartPage
