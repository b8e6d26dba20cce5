import type { CallSchemas } from '@closyyy/contract/call'
import fastJson from 'fast-json-stringify'
import { answerSchema } from './answer-schema.ts'

type Serializer = (answer: unknown) => string

const serializers = new WeakMap<CallSchemas, Serializer>()

/** Turns a call's success body into JSON; compiled with the first answer, so that a server starts at once. */
export function answerSerializer(schemas: CallSchemas): Serializer {
  return answer => {
    const known = serializers.get(schemas)
    if (known) return known(answer)
    const compiled = fastJson(answerSchema(schemas))
    serializers.set(schemas, compiled)
    return compiled(answer)
  }
}
