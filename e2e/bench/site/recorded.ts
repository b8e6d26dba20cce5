import type { Kind } from './site-document.ts'

interface Recorded {
  /** Date of the measurement. */
  on: string
  machine: string
  /** Documents a second, by kind of page. */
  perSecond: Record<Kind, number>
  /** Processor time per document in ms, of the document server and of the API with its database. */
  cpuMs: Record<Kind, { server: number; api: number }>
}

/** `npm run bench:site -- pages` before documents were cached, each rendered anew. */
export const recorded: Recorded = {
  on: '2026-11-23',
  machine: '2 processors',
  perSecond: { home: 36, listing: 56, 'further page': 50, product: 36, search: 98 },
  cpuMs: {
    home: { server: 0, api: 0 },
    listing: { server: 0, api: 0 },
    'further page': { server: 0, api: 0 },
    product: { server: 0, api: 0 },
    search: { server: 0, api: 0 },
  },
}
