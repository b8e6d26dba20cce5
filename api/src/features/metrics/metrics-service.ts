import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Db, ping, poolUsageOf } from '../../db/database.ts'
import type { Announcements } from '../changes/announcements.ts'
import { findOutboxBacklog } from './metrics-queries.ts'

export interface HandledRequest {
  method: string
  /** Pattern of the route, never the URL, which may contain personal data. */
  route: string
  status: number
  seconds: number
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function poolGauges(db: Db, registers: Registry[]): void {
  new Gauge({
    name: 'closyyy_database_connections',
    help: 'Database connections of this process by state, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting, max } = poolUsageOf(db)
      this.set({ state: 'busy' }, open - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'most' }, max)
    },
  })
}

function outboxGauges(registers: Registry[]) {
  const labelled = (name: string, help: string) => new Gauge({ name, help, labelNames: ['channel'], registers })
  const waiting = labelled('closyyy_outbox_waiting', 'Messages still to be sent.')
  const failed = labelled('closyyy_outbox_failed', 'Messages that were given up.')
  const oldest = labelled('closyyy_outbox_oldest_seconds', 'Age of the oldest message still to be sent.')
  return async (db: Db) => {
    const gauges = [waiting, failed, oldest]
    for (const gauge of gauges) gauge.reset()
    const backlogs = await findOutboxBacklog(db)
    for (const gauge of gauges) for (const channel of ['email', 'sms']) gauge.set({ channel }, 0)
    for (const backlog of backlogs) {
      waiting.set({ channel: backlog.channel }, backlog.waiting)
      failed.set({ channel: backlog.channel }, backlog.failed)
      oldest.set({ channel: backlog.channel }, backlog.oldest_seconds)
    }
  }
}

function changeMetrics(announcements: ChangeUsage, registers: Registry[]): void {
  new Gauge({
    name: 'closyyy_change_streams',
    help: 'Open streams of changes.',
    registers,
    collect() {
      this.set(announcements.streams())
    },
  })
  new Gauge({
    name: 'closyyy_changes_live',
    help: '1 while announcements of changes arrive from every API process.',
    registers,
    collect() {
      this.set(Number(announcements.isLive()))
    },
  })
  new Counter({
    name: 'closyyy_changes_announced_total',
    help: 'Keys of changed responses received from the database.',
    registers,
    collect() {
      this.reset()
      this.inc(announcements.received())
    },
  })
}

export type ChangeUsage = Pick<Announcements, 'isLive' | 'received' | 'streams'>

export function createMetrics(db: Db, announcements: ChangeUsage) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  poolGauges(db, registers)
  changeMetrics(announcements, registers)
  const readOutbox = outboxGauges(registers)
  const databaseUp = new Gauge({ name: 'closyyy_database_up', help: '1 while the database responds.', registers })
  const requests = new Histogram({
    name: 'closyyy_http_request_seconds',
    help: 'Duration of requests in seconds by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  return {
    contentType: registry.contentType,
    note: ({ seconds, ...labels }: HandledRequest) => requests.observe(labels, seconds),
    async write(): Promise<string> {
      const [up] = await Promise.allSettled([ping(db), readOutbox(db)])
      databaseUp.set(Number(up.status === 'fulfilled'))
      return registry.metrics()
    },
    clear: () => registry.clear(),
  }
}
