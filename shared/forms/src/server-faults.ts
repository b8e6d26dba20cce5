import { isApiError } from '@closyyy/api-client/api-error'

/** What the server said of a form's own fields, the first sentence of each; it may name them within the thing they belong to. */
export function serverFaults(error: unknown, values: object): Record<string, string> {
  if (!isApiError(error)) return {}
  const said = Object.entries(error.errors).flatMap(([path, [sentence]]) => {
    const name = path.split('.').at(-1) ?? path
    return sentence && Object.hasOwn(values, name) ? [[name, sentence] as const] : []
  })
  return Object.fromEntries(said)
}
