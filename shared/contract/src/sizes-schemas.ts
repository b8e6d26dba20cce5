import * as z from '@closyyy/contract/schema'
import { groupSlugs } from './categories.ts'
import { message } from './messages.ts'
import { Id, IdText } from './scalars.ts'
import { sizeValues } from './size-values.ts'
import { standardSizes } from './sizes.ts'

/** A size of any system, as the wire names it (docs/decisions/015). */
export const SizeValue = z.enum(sizeValues as [string, ...string[]], message('product.size-unlisted'))

export const Size = z.object({ id: Id, title: z.string(), value: SizeValue, code: z.string() })
export type Size = z.infer<typeof Size>

const Measured = z.nullable(z.number().check(z.nonnegative()))
const MeasuredIfKnown = z.optional(Measured)

/** Size and measurements of a product: inches, but for the cloth of unstitched suits in metres. */
export const SizeData = z.object({
  /** The nearest letter; null where the size has none. */
  standard_size: z.nullable(z.enum(standardSizes)),
  /** The size in the category's own system. */
  size: z.optional(z.nullable(SizeValue)),
  /** That size as a tag names it, the same in every language: `M`, `EU 38`, `W32`, `2-3Y`, `3 pc`. */
  size_label: z.optional(z.nullable(z.string())),
  chest: Measured,
  waist: Measured,
  hips: Measured,
  inseam: Measured,
  sleeve: Measured,
  shoulder: Measured,
  length: MeasuredIfKnown,
  insole_length: MeasuredIfKnown,
  heel_height: MeasuredIfKnown,
  width: MeasuredIfKnown,
  height: MeasuredIfKnown,
  depth: MeasuredIfKnown,
  strap_drop: MeasuredIfKnown,
  shirt_cloth: MeasuredIfKnown,
  trouser_cloth: MeasuredIfKnown,
  dupatta_cloth: MeasuredIfKnown,
})
export type SizeData = z.infer<typeof SizeData>

export const listSizesSchemas = {
  query: z.object({
    group: z.optional(z.enum(groupSlugs)),
    category: z.optional(z.string()),
    category_id: z.optional(IdText),
  }),
  data: z.object({ sizes: z.array(Size) }),
}
