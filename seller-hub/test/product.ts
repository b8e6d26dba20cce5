import type { Product, ProductPage } from '@closyyy/contract/products'

/** One of the seller's products, with what a test wants of it. */
export function productOf(given: Partial<Product> & { id: number }): Product {
  const sizes = {
    standard_size: 'medium',
    chest: null,
    waist: null,
    hips: null,
    inseam: null,
    sleeve: null,
    shoulder: null,
  }
  const created_at = '2026-01-05T10:00:00Z'
  return {
    title: `Kurta ${given.id}`,
    description: 'Worn twice.',
    price: 2500,
    quantity: 1,
    quantity_left: 1,
    category_id: 12,
    category: { id: 12, name: 'Top', group: 'women' },
    brand: { id: 3, name: 'Khaadi' },
    brand_name: 'Khaadi',
    condition_id: 2,
    condition: { id: 2, title: 'Used - Like New' },
    location: 'Pakistan',
    city: 'Lahore',
    photos: [],
    sold: false,
    approval_status: 'approved',
    allow_offers: true,
    active: true,
    shipping_type: 'depopShipping',
    size_data: sizes as Product['size_data'],
    size: { ...sizes, created_at } as Product['size'],
    user: { id: 7, first_name: 'Ayesha', username: 'ayesha', profile_picture: null, on_vacation: false },
    created_at,
    ...given,
  }
}

/** One page of a list of products. */
export function productPageOf(data: Product[], page = 1, lastPage = 1): ProductPage {
  return { data, current_page: page, last_page: lastPage, per_page: 8, total: 8 * lastPage }
}
