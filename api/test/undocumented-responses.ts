import type { FastifyInstance } from 'fastify'
import { failureStatusesOf, successStatusOf } from '../src/http/call-statuses.ts'

const counted = /^closyyy_http_request_seconds_count\{method="(\w+)",route="([^"]+)",status="(\d+)"\}/gm

/** Lists responses by call whose status its document does not list, from the API's own metrics. */
export async function undocumentedResponses(app: FastifyInstance, metricsToken: string | undefined): Promise<string[]> {
  const headers = metricsToken ? { authorization: `Bearer ${metricsToken}` } : {}
  const { body } = await app.inject({ url: '/api/metrics', headers })
  return [...body.matchAll(counted)].flatMap(([, method, route, status]) => {
    const call = app.calls.find(each => each.method === method && `/api${each.path}` === route)
    if (!call) return []
    const listed = [successStatusOf(call), ...failureStatusesOf(call)]
    return listed.includes(Number(status)) ? [] : [`${call.name} returned ${status}`]
  })
}
