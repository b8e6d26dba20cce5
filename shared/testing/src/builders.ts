import type { Order } from '@closyyy/contract/orders-schemas'
import type { Page } from '@closyyy/contract/pagination'
import type { Photo } from '@closyyy/contract/photos'
import type { Product } from '@closyyy/contract/products-schemas'
import type { OwnUser, Profile } from '@closyyy/contract/users-schemas'

const createdAt = '2026-01-15T09:30:00Z'

/** A photo with a rendition. */
export function aPhoto(id = 1): Photo {
  const image_path = `/photos/${id}-1280.webp`
  return {
    id,
    image_path,
    width: 1280,
    height: 1600,
    renditions: [{ width: 1280, image_path }],
    placeholder: null,
  }
}

/** A women's kurta by Khaadi that zara_wardrobe sells; `overrides` replaces fields. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const size_data = {
    standard_size: 'large' as const,
    chest: 40,
    waist: null,
    hips: null,
    inseam: null,
    sleeve: 20.5,
    shoulder: null,
  }
  return {
    id: 682,
    title: 'Lawn kurti teal',
    description: 'Worn twice.',
    price: 2100,
    quantity: 1,
    quantity_left: 1,
    category_id: 14,
    category: { id: 14, name: 'kurtis', group: 'women' },
    brand: { id: 39, name: 'Khaadi' },
    brand_name: 'Khaadi',
    condition_id: 2,
    condition: { id: 2, title: 'Used - Like New' },
    location: 'Pakistan',
    city: 'Karachi',
    photos: [aPhoto(1), aPhoto(2)],
    sold: false,
    approval_status: 'approved',
    allow_offers: true,
    active: true,
    shipping_type: 'depopShipping',
    size_data,
    size: { ...size_data, created_at: createdAt },
    user: { id: 11, first_name: 'Zara', username: 'zara_wardrobe', profile_picture: null, on_vacation: false },
    created_at: createdAt,
    ...overrides,
  }
}

/** The public profile of zara_wardrobe; `overrides` replaces fields. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 11,
    username: 'zara_wardrobe',
    profile_picture: null,
    average_rating: 4.8,
    ratings_count: 12,
    followers_count: 3,
    following_count: 5,
    sold_count: 9,
    joined_at: createdAt,
    on_vacation: false,
    ...overrides,
  }
}

/** One page of a list; `of` is the number of pages. */
export function aPage<Item>(data: Item[], { page = 1, of = 1 } = {}): Page<Item> {
  return { data, current_page: page, last_page: of, per_page: 8, total: data.length * of }
}

/** An order of one kurti from zara_wardrobe. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const product = aProduct()
  return {
    id: 97,
    tracking_no: 'CLX97',
    created_at: '2026-01-20T09:30:00Z',
    status: 'pending',
    shipped_at: null,
    delivered_at: null,
    completed_at: null,
    cancelled_at: null,
    seller: { id: 11, username: 'zara_wardrobe', profile_picture: null },
    delivery_address: {
      address_line_1: 'House # 12/3',
      address_line_2: null,
      city: 'Lahore',
      state_province_or_region: '',
      zip_or_postal_code: '',
    },
    items: [{ id: 1, product_id: 682, title: product.title, quantity: 1, price: 2100, offer_id: null, product }],
    offer_id: null,
    subtotal: 2100,
    delivery_fee: 250,
    platform_fee: 210,
    total_amount: 2350,
    actions: ['cancel'],
    can_rate: false,
    ...overrides,
  }
}

/** The signed-in person `ayesha`, who is no admin; `overrides` replaces fields. */
export function anOwnUser(overrides: Partial<OwnUser> = {}): OwnUser {
  return {
    id: 7,
    username: 'ayesha',
    first_name: 'Ayesha',
    last_name: 'Khan',
    email: 'ayesha@example.com',
    phone: '923001234567',
    profile_picture: null,
    bio: null,
    website: null,
    country: 'Pakistan',
    email_verified_at: '2026-01-05T10:00:00Z',
    vacation_until: null,
    is_admin: false,
    ...overrides,
  }
}
