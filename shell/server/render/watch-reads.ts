import { isApiError } from '@closyyy/api-client/api-error'
import type { QueryClient } from '@closyyy/platform/query'

/** The logged fields of a failed API call: its name, never its input or response. */
export interface FailedRead {
  call: string
  code: string
  status: number
}

/** Not logged, as pages may request what does not exist. */
const EXPECTED = [404, 410]

/** Reports every API call of a render that fails, also if its page or fragment renders without. */
export function watchReads(client: QueryClient, report: (read: FailedRead) => void): void {
  client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const { code, status } = isApiError(error) ? error : { code: 'unknown', status: 0 }
    if (!EXPECTED.includes(status)) report({ call: String(event.query.queryKey[0]), code, status })
  })
}
