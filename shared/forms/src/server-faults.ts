import { isApiError } from '@closyyy/api-client/api-error'

export interface ServerFaults {
  /** The first message of each of the form's own fields; the server may name a field by a longer path. */
  fields: Record<string, string>
  /** True if the server also refused something that is no field of the form. */
  hasOthers: boolean
}

/** Sorts what the server refused into the form's own fields and the rest. */
export function serverFaults(error: unknown, values: object): ServerFaults {
  const refused = isApiError(error) ? Object.entries(error.errors) : []
  const own = refused.flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path
    return message && Object.hasOwn(values, name) ? [[name, message] as const] : []
  })
  return { fields: Object.fromEntries(own), hasOthers: own.length < refused.length }
}
