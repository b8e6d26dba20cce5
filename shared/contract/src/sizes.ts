import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id } from './scalars.ts'

export const standardSizes = ['small', 'medium', 'large', 'extra_large'] as const
export type StandardSize = (typeof standardSizes)[number]

export const Size = z.object({ id: Id, title: z.string(), value: z.enum(standardSizes), code: z.string() })
export type Size = z.infer<typeof Size>

/** The fixed standard sizes; extra large is titled XL (contract.md, fixed data). */
export const sizes: Size[] = [
  { id: 1, title: 'Small', value: 'small', code: 'S' },
  { id: 2, title: 'Medium', value: 'medium', code: 'M' },
  { id: 3, title: 'Large', value: 'large', code: 'L' },
  { id: 4, title: 'XL', value: 'extra_large', code: 'XL' },
]

const Inches = z.nullable(z.number().check(z.nonnegative()))

/** Standard size and optional measurements of a garment, in inches. */
export const SizeData = z.object({
  standard_size: z.nullable(z.enum(standardSizes)),
  chest: Inches,
  waist: Inches,
  hips: Inches,
  inseam: Inches,
  sleeve: Inches,
  shoulder: Inches,
})
export type SizeData = z.infer<typeof SizeData>

export const listSizes = defineCall({
  name: 'listSizes',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/sizes',
  access: 'anyone',
  summary: 'All standard sizes.',
  data: z.object({ sizes: z.array(Size) }),
})
