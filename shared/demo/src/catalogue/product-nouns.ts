import type { Garment } from '../photos/photo-spec.ts'
import type { GarmentLine } from './garment-line.ts'

/** Noun for a product in a sentence. */
export interface ProductNoun {
  readonly one: string
  readonly many: string
  readonly isPlural: boolean
}

const words: Partial<Record<Garment, string>> = {
  'three-piece suit': 'suit',
  'unstitched fabric': 'suit',
  'kids kurta set': 'kurta set',
  'make-up palette': 'palette',
  'shalwar kameez': 'suit',
  't-shirt': 'tee',
  'lehenga choli': 'lehenga',
  'bridal maxi': 'maxi',
  'maxi dress': 'maxi',
  skincare: 'bottle',
  tote: 'bag',
  handbag: 'bag',
  'long coat': 'coat',
  'bomber jacket': 'jacket',
}

const plurals: Partial<Record<Garment, string>> = {
  jeans: 'jeans',
  trousers: 'trousers',
  shorts: 'shorts',
  dungarees: 'dungarees',
  sneaker: 'sneakers',
  loafers: 'loafers',
  heels: 'heels',
  sandals: 'sandals',
  boots: 'boots',
  khussa: 'khussay',
  chappal: 'chappal',
  sunglasses: 'sunglasses',
  jhumka: 'jhumkay',
  bangles: 'bangles',
}

export function productNounOf(line: GarmentLine): ProductNoun {
  const plural = plurals[line.garment]
  if (plural) return { one: plural, many: plural, isPlural: true }
  if (line.category === 6 && line.garment === 'blazer') return { one: 'suit', many: 'suits', isPlural: false }
  const one = words[line.garment] ?? line.garment
  return { one, many: one.endsWith('ch') ? `${one}es` : `${one}s`, isPlural: false }
}
