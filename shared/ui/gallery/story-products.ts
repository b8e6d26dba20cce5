import type { CardProduct } from '../src/product-card/product-card.tsx'
import { storyPhotos } from './story-photos.ts'

const named: Omit<CardProduct, 'photos'>[] = [
  { brand: 'Khaadi', title: 'Embroidered lawn kurta with dupatta', price: 4250, condition: 'Used - Like New' },
  { brand: 'Sana Safinaz', title: 'Ivory chiffon formal', price: 18900, condition: 'New' },
  { brand: 'Outfitters', title: 'Indigo denim jacket', price: 3500, condition: 'Used - Good' },
  { brand: 'Generation', title: 'Mustard block-print shirt', price: 2100, was: 2800, condition: 'Used - Like New' },
  {
    brand: 'J.',
    title: 'Black karandi waistcoat, tailored, worn once to a wedding',
    price: 6750,
    condition: 'Used - Like New',
  },
  { brand: 'Élan', title: 'گلابی ریشمی غرارہ، شادی کے لیے', price: 124999, condition: 'New' },
]

/** Sample products for the stories. */
export const storyProducts: CardProduct[] = named.map((product, index) => ({
  ...product,
  photos: [storyPhotos[index] ?? null, storyPhotos[(index + 1) % storyPhotos.length] ?? null],
}))
