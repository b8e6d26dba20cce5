import type { CardProduct, Product } from './products-schemas.ts'

/** Returns what a card shows of a product. */
export const cardOf = ({
  id,
  title,
  brand_name,
  price,
  condition,
  photos,
  sold,
  size_data,
  user,
}: Product): CardProduct => ({
  id,
  title,
  brand_name,
  price,
  condition,
  photos: photos.map(photo => ({ ...photo, renditions: photo.renditions.map(({ width }) => ({ width })) })),
  sold,
  size_data: { size_label: size_data.size_label },
  user: { id: user.id },
})
