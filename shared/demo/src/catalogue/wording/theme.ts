import type { Family } from '../garment-line.ts'

/** Families that share their wording. */
export type Theme =
  | 'clothes'
  | 'festive'
  | 'bridal'
  | 'fabric'
  | 'kids'
  | 'feet'
  | 'carried'
  | 'adorned'
  | 'beauty'
  | 'scent'

const themes: Readonly<Record<Family, Theme>> = {
  menswear: 'clothes',
  'men ethnic': 'festive',
  suiting: 'clothes',
  warm: 'clothes',
  active: 'clothes',
  denim: 'clothes',
  womenswear: 'clothes',
  lawn: 'festive',
  unstitched: 'fabric',
  modest: 'clothes',
  wrap: 'festive',
  bridal: 'bridal',
  kids: 'kids',
  'kids festive': 'kids',
  shoes: 'feet',
  'ethnic shoes': 'feet',
  bag: 'carried',
  'small leather': 'carried',
  jewellery: 'adorned',
  watch: 'adorned',
  shades: 'adorned',
  'make-up': 'beauty',
  skincare: 'beauty',
  fragrance: 'scent',
}

export function themeOf(family: Family): Theme {
  return themes[family]
}
