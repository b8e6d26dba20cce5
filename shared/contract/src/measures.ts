/** What can be measured of a product, in inches but for the cloth of unstitched suits; the first six are the specs'. */
export const measures = [
  'chest',
  'waist',
  'hips',
  'inseam',
  'sleeve',
  'shoulder',
  'length',
  'insole_length',
  'heel_height',
  'width',
  'height',
  'depth',
  'strap_drop',
  'shirt_cloth',
  'trouser_cloth',
  'dupatta_cloth',
] as const
export type Measure = (typeof measures)[number]

/** The measurements in metres: what cloth is sold by. */
export const metreMeasures: readonly Measure[] = ['shirt_cloth', 'trouser_cloth', 'dupatta_cloth']
