// as: seller-hub/src/features/drafts/draft-card.tsx
// expect: A feature never imports a sibling: compose them in a page, or move the shared part to components.
import { ListingForm } from '../products/form/listing-form.tsx'

export const Form = ListingForm
