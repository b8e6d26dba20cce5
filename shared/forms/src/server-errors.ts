import { isApiError } from '@closyyy/api-client/api-error'

/** The errors of a failed request, by the form that sent it. */
export interface ServerErrors {
  /** The first message of each field of the form, by field name. */
  fields: Record<string, string>
  /** True if the server also rejected something that is not a field of the form. */
  hasOthers: boolean
}

/** Splits the field errors of a failed request; matches the last part of a path (`address.city`) to the form's field names. */
export function splitServerErrors(error: unknown, values: object): ServerErrors {
  const rejected = isApiError(error) ? Object.entries(error.errors) : []
  const own = rejected.flatMap(([path, [message]]) => {
    const name = path.split('.').at(-1) ?? path
    return message && Object.hasOwn(values, name) ? [[name, message] as const] : []
  })
  return { fields: Object.fromEntries(own), hasOthers: own.length < rejected.length }
}
