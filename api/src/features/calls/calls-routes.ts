import { describeCall } from '@closyyy/contract/call-description'
import { listCalls } from '@closyyy/contract/calls-calls'
import type { CallDescription } from '@closyyy/contract/calls-schemas'
import type { FastifyInstance } from 'fastify'
import { type LoadedCall, route } from '../../http/route.ts'

async function describeCalls(calls: readonly LoadedCall[]): Promise<Record<string, CallDescription>> {
  const entries = calls.map(async call => [call.name, await describeCall(call)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

export function registerCalls(app: FastifyInstance): void {
  let described: ReturnType<typeof describeCalls> | undefined
  route(app, listCalls, () => {
    // Described on the first request, when all calls are registered.
    described ??= describeCalls(app.calls)
    return described
  })
}
