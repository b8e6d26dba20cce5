// The parts of zod in use. Browsers share this module, so that no remote bundles a copy of the library
// (docs/decisions/002).
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
  overwrite,
  positive,
  record,
  refine,
  regex,
  safeParse,
  string,
  trim,
  union,
  uuidv4,
} from 'zod/mini'

// The library's fast path evaluates generated code, which the content security policy forbids in browsers.
if (typeof window !== 'undefined') config({ jitless: true })

/** A number that may be text, as in a query. */
export const coercedNumber = coerce.number

/** A time in ISO 8601 UTC. */
export const datetime = iso.datetime
