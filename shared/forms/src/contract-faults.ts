import type { Call } from '@closyyy/contract/call'
import { fillText } from '@closyyy/contract/messages'

/** What the contract has against a body, the first message of each field; the schemas load with the first check. */
export async function contractFaults(call: Call, body: unknown): Promise<Record<string, string>> {
  const [{ checkInput }, { messagesEn }, { body: schema }] = await Promise.all([
    import('@closyyy/contract/input-check'),
    import('@closyyy/contract/messages-en'),
    call.schemas(),
  ])
  const errors = (schema && checkInput(schema, body).errors) ?? []
  return Object.fromEntries(
    errors.toReversed().map(({ path, id, params }) => [String(path[0]), fillText(messagesEn[id], params)]),
  )
}
