import * as z from '@closyyy/contract/schema'
import { Id } from './scalars.ts'
import { standardSizes } from './sizes.ts'

export const Size = z.object({ id: Id, title: z.string(), value: z.enum(standardSizes), code: z.string() })

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

export const listSizes = {
  data: z.object({ sizes: z.array(Size) }),
}
