import type { Call } from '@closyyy/contract/call'

/** What the contract has against a body, the first sentence of each field; the schemas load with the first check. */
export async function contractFaults(call: Call, body: unknown): Promise<Record<string, string>> {
  const [{ safeParse }, { body: schema }] = await Promise.all([import('@closyyy/contract/schema'), call.schemas()])
  const issues = (schema && safeParse(schema, body).error?.issues) ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
