// as: storefront/src/pages/cart-page.tsx
// expect: routes → pages → features → components: a page never imports the route table.
import { routes } from '../routes.tsx'

export const paths = routes
