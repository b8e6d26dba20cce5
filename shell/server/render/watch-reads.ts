import { isApiError } from '@closyyy/api-client/api-error'
import type { QueryClient } from '@closyyy/platform/query'

/** What a log line says of a read that failed: the call's name, never what it asked for or was told. */
export interface FailedRead {
  call: string
  code: string
  status: number
}

/** A page may ask for what is not there; everything else that fails is worth a line. */
const EXPECTED = [404, 410]

/** Tells of every read of a render that fails, also of those whose page or piece does without. */
export function watchReads(client: QueryClient, tell: (read: FailedRead) => void): void {
  client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    const { code, status } = isApiError(error) ? error : { code: 'unknown', status: 0 }
    if (!EXPECTED.includes(status)) tell({ call: String(event.query.queryKey[0]), code, status })
  })
}
