// The schema words in use. Browsers share this one module, so that each remote does not bring a copy of the library
// (docs/decisions/002); a new word is one more name here.
import { coerce, config, iso } from 'zod/mini'

export type { infer, input, output, ZodMiniType } from 'zod/mini'
export {
  _default,
  array,
  boolean,
  discriminatedUnion,
  enum,
  extend,
  file,
  int,
  literal,
  maximum,
  maxLength,
  minLength,
  multipleOf,
  nonnegative,
  null,
  nullable,
  number,
  object,
  optional,
  positive,
  record,
  refine,
  safeParse,
  string,
  trim,
  union,
  uuidv4,
} from 'zod/mini'

// The library's fast path compiles code from text, which the shop's content policy forbids in browsers.
if (typeof window !== 'undefined') config({ jitless: true })

/** A number that may come as text, as in an address. */
export const coercedNumber = coerce.number

/** ISO 8601 UTC. */
export const datetime = iso.datetime
