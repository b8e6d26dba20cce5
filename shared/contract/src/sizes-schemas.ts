import * as z from '@closyyy/contract/schema'
import { groupSlugs } from './categories.ts'
import { message } from './messages.ts'
import { Id, IdText } from './scalars.ts'
import { sizeValues, standardSizes } from './sizes.ts'

/** Wire value of a size in any system (docs/decisions/015). */
export const SizeValue = z.enum(sizeValues as [string, ...string[]], message('product.size-unlisted'))

/** A size as filters list it; `code` is its tag. */
export const Size = z.object({ id: Id, title: z.string(), value: SizeValue, code: z.string() })
export type Size = z.infer<typeof Size>

const Measured = z.nullable(z.number().check(z.nonnegative()))
/** Missing in responses of an older API. */
const MeasuredIfKnown = z.optional(Measured)

/** Size and measurements of a product, in inches, cloth of unstitched suits in metres (PRODUCT-4). */
export const SizeData = z.object({
  /** The nearest letter size; null if there is none. */
  standard_size: z.nullable(z.enum(standardSizes)),
  /** The size in the category's own system; older servers omit it. */
  size: z.optional(z.nullable(SizeValue)),
  /** The tag of `size`, the same in every language: `M`, `EU 38`, `W32`, `2-3Y`, `3 pc`. */
  size_label: z.optional(z.nullable(z.string())),
  /** Inches, as are all measurements down to `strap_drop`; the last three are metres of cloth. */
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
    /** Slug of a category in the group. */
    category: z.optional(z.string()),
    /** Overrides `group` and `category`. */
    category_id: z.optional(IdText),
  }),
  data: z.object({ sizes: z.array(Size) }),
}
