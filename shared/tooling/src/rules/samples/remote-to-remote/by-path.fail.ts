// as: seller-hub/src/pages/hub-page.tsx
// expect: A remote never imports a remote: share through shared/ui, shared/forms or shared/platform, or emit an event.
// expect: A relative import stays inside its package: import the other one by its name, @closyyy/…
import { ProductGallery } from '../../../storefront/src/features/products/product-gallery.tsx'

export const Photos = ProductGallery
