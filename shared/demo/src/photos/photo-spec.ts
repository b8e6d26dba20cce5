import { type Colour, colours } from './palette.ts'

export { type Colour, colours }

/** Every kind of product the studio can draw. */
export const garments = [
  't-shirt',
  'shirt',
  'polo',
  'hoodie',
  'sweater',
  'kurta',
  'shalwar kameez',
  'waistcoat',
  'sherwani',
  'blazer',
  'bomber jacket',
  'denim jacket',
  'long coat',
  'jeans',
  'trousers',
  'shalwar',
  'shorts',
  'kurti',
  'three-piece suit',
  'unstitched fabric',
  'maxi dress',
  'frock',
  'abaya',
  'shawl',
  'dupatta',
  'lehenga choli',
  'gharara',
  'bridal maxi',
  'skirt',
  'blouse',
  'palazzo',
  'romper',
  'kids kurta set',
  'dungarees',
  'sneaker',
  'loafers',
  'khussa',
  'heels',
  'chappal',
  'sandals',
  'boots',
  'handbag',
  'tote',
  'clutch',
  'backpack',
  'watch',
  'sunglasses',
  'belt',
  'wallet',
  'cap',
  'jhumka',
  'necklace',
  'bangles',
  'lipstick',
  'perfume',
  'make-up palette',
  'skincare',
] as const

export type Garment = (typeof garments)[number]

/** Every cloth pattern or finish the studio can draw. */
export const fabrics = [
  'plain',
  'stripe',
  'pinstripe',
  'gingham',
  'check',
  'houndstooth',
  'chevron',
  'denim',
  'khaddar',
  'knit',
  'block print',
  'ajrak',
  'lawn floral',
  'ditsy floral',
  'paisley',
  'polka dot',
  'bandhani',
  'embroidered',
  'mirror work',
  'zari',
  'velvet',
  'silk',
  'chiffon',
  'leather',
  'suede',
  'canvas',
  'metal',
] as const

export type Fabric = (typeof fabrics)[number]

/** The pictures a product can have, in the order a product page shows them. */
export const views = ['front', 'back', 'detail', 'hanger', 'flat'] as const

export type View = (typeof views)[number]

/** Describes one photo; all photos of a product share everything but the view. */
export interface PhotoSpec {
  garment: Garment
  fabric: Fabric
  colour: Colour
  /** Second colour: print, embroidery, lining or sole. */
  accent: Colour
  view: View
  /** Decides the cut, the scale of the pattern, the light and the backdrop. */
  seed: number
}

const cottons: Fabric[] = ['plain', 'stripe', 'check', 'khaddar', 'block print']
const prints: Fabric[] = ['lawn floral', 'ditsy floral', 'block print', 'ajrak', 'paisley', 'bandhani', 'polka dot']
const festive: Fabric[] = ['embroidered', 'mirror work', 'zari', 'velvet', 'silk']
const suiting: Fabric[] = ['plain', 'pinstripe', 'check', 'houndstooth', 'chevron']
const hide: Fabric[] = ['leather', 'suede']

const choices: Record<Garment, Fabric[]> = {
  't-shirt': ['plain', 'stripe', 'knit'],
  shirt: ['plain', 'stripe', 'pinstripe', 'gingham', 'check', 'denim', 'ditsy floral', 'khaddar'],
  polo: ['plain', 'stripe', 'knit'],
  hoodie: ['plain', 'knit'],
  sweater: ['knit', 'stripe', 'chevron', 'houndstooth'],
  kurta: [...cottons, 'pinstripe', 'embroidered', 'silk'],
  'shalwar kameez': ['plain', 'khaddar', 'stripe', 'pinstripe', 'embroidered'],
  waistcoat: [...suiting, 'khaddar', 'velvet', 'zari', 'ajrak'],
  sherwani: ['zari', 'velvet', 'silk', 'embroidered'],
  blazer: [...suiting, 'velvet'],
  'bomber jacket': ['plain', 'leather', 'suede', 'silk'],
  'denim jacket': ['denim'],
  'long coat': [...suiting, 'suede'],
  jeans: ['denim'],
  trousers: [...suiting, 'khaddar'],
  shalwar: ['plain', 'khaddar', 'silk'],
  shorts: ['plain', 'stripe', 'check', 'denim', 'canvas'],
  kurti: [...prints, ...festive, 'stripe', 'khaddar'],
  'three-piece suit': ['lawn floral', 'block print', 'paisley', 'embroidered', 'ditsy floral', 'chiffon', 'zari'],
  'unstitched fabric': [...prints, 'khaddar', 'embroidered', 'stripe', 'silk'],
  'maxi dress': ['lawn floral', 'ditsy floral', 'chiffon', 'silk', 'plain', 'polka dot', 'embroidered'],
  frock: ['ditsy floral', 'lawn floral', 'polka dot', 'gingham', 'silk', 'embroidered'],
  abaya: ['plain', 'silk', 'embroidered', 'chiffon'],
  shawl: ['paisley', 'embroidered', 'khaddar', 'check', 'houndstooth', 'velvet', 'ajrak'],
  dupatta: ['chiffon', 'bandhani', 'block print', 'silk', 'embroidered', 'ajrak', 'mirror work'],
  'lehenga choli': ['embroidered', 'zari', 'mirror work', 'silk', 'bandhani', 'velvet'],
  gharara: ['zari', 'silk', 'embroidered', 'velvet'],
  'bridal maxi': ['embroidered', 'zari', 'velvet', 'mirror work'],
  skirt: ['plain', 'lawn floral', 'ditsy floral', 'check', 'polka dot', 'silk', 'denim', 'block print'],
  blouse: ['plain', 'polka dot', 'ditsy floral', 'stripe', 'silk', 'chiffon', 'lawn floral'],
  palazzo: ['plain', 'stripe', 'silk', 'block print', 'ditsy floral', 'khaddar'],
  romper: ['gingham', 'stripe', 'ditsy floral', 'polka dot', 'plain'],
  'kids kurta set': ['plain', 'khaddar', 'stripe', 'embroidered', 'block print'],
  dungarees: ['denim', 'plain', 'check'],
  sneaker: ['leather', 'canvas', 'suede'],
  loafers: hide,
  khussa: ['leather', 'embroidered', 'velvet', 'zari', 'mirror work'],
  heels: ['leather', 'suede', 'velvet', 'silk', 'zari'],
  chappal: hide,
  sandals: hide,
  boots: hide,
  handbag: [...hide, 'canvas', 'houndstooth'],
  tote: ['canvas', 'leather', 'ajrak', 'block print', 'stripe', 'khaddar'],
  clutch: ['zari', 'velvet', 'silk', 'embroidered', 'leather', 'mirror work'],
  backpack: ['canvas', 'leather', 'denim', 'plain'],
  watch: ['leather', 'metal', 'suede'],
  sunglasses: ['plain', 'metal'],
  belt: hide,
  wallet: hide,
  cap: ['canvas', 'plain', 'denim', 'suede', 'check'],
  jhumka: ['metal'],
  necklace: ['metal'],
  bangles: ['metal', 'velvet', 'zari'],
  lipstick: ['plain', 'metal'],
  perfume: ['plain'],
  'make-up palette': ['plain', 'metal'],
  skincare: ['plain'],
}

const twoSided = new Set<Garment>(['handbag', 'tote', 'backpack', 'cap', 'wallet', 'clutch'])
const firstWorn = garments.indexOf('sneaker')
const foldedCloth = new Set<Garment>(['unstitched fabric', 'shawl', 'dupatta'])

/** The two to five views a garment can be photographed in. */
export function viewsOf(garment: Garment): View[] {
  const hasBack = garments.indexOf(garment) < firstWorn ? !foldedCloth.has(garment) : twoSided.has(garment)
  return views.filter(view => view !== 'back' || hasBack)
}

/** The cloths and finishes that make sense for a garment. */
export function fabricsOf(garment: Garment): Fabric[] {
  return [...choices[garment]]
}
