// as: storefront/src/pages/product-page.tsx
// expect: A remote never imports a remote: share through shared/ui, shared/forms or shared/platform, or emit an event.
// expect: @closyyy/auth is not among the dependencies of @closyyy/storefront: declare it in its package.json.
import { signIn } from '@closyyy/auth/sign-in'

export const enter = signIn
