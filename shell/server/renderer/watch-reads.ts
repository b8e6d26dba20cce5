import { isApiError } from '@closyyy/api-client/api-error'
import type { QueryClient } from '@closyyy/platform/query'

/** Reports only the name of the call: its input and response may be personal. */
export interface FailedRead {
  call: string
  code: string
  status: number
}

const EXPECTED = [404, 410]

export function watchReads(client: QueryClient, report: (read: FailedRead) => void): void {
  client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const { code, status } = isApiError(error) ? error : { code: 'unknown', status: 0 }
    if (!EXPECTED.includes(status)) report({ call: String(event.query.queryKey[0]), code, status })
  })
}
