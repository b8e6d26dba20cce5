import type { Colour, Fabric } from '../photos/photo-spec.ts'
import type { GarmentLine } from './garment-line.ts'
import { hides } from './palettes.ts'

const trueDyes: Partial<Record<Fabric, readonly Colour[]>> = {
  ajrak: ['indigo', 'maroon', 'navy', 'brick', 'rust', 'black'],
  denim: ['denim blue', 'indigo', 'sky blue', 'black', 'charcoal'],
}

const uppers = new Set([
  'sneaker',
  'heels',
  'sandals',
  'loafers',
  'boots',
  'chappal',
  'khussa',
  'handbag',
  'tote',
  'clutch',
  'backpack',
])

const gilded = new Set(['watch', 'sunglasses', 'make-up palette'])

/** Returns the colours of a line that a fabric comes in. */
export function dyesFor(line: GarmentLine, fabric: Fabric): readonly Colour[] {
  const isHide = (fabric === 'leather' || fabric === 'suede') && !uppers.has(line.garment)
  if (fabric === 'metal' && gilded.has(line.garment)) return ['gold']
  const real = isHide ? hides : trueDyes[fabric]
  if (!real) return line.colours
  const shared = line.colours.filter(colour => real.includes(colour))
  return shared.length > 0 ? shared : real
}
