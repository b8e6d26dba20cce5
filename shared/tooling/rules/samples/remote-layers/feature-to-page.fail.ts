// as: storefront/src/features/cart/cart-items.tsx
// expect: routes → pages → features → components: a feature knows no page.
import { CartPage } from '../../pages/cart-page.tsx'

export const Items = CartPage
