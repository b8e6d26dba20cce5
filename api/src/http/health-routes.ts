import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
import { ping } from '../db/database.ts'
import { serviceUnavailable } from './error-handler.ts'

export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping'
}

export function registerHealth(app: FastifyInstance, { db, lifecycle }: { db: Db; lifecycle: Lifecycle }): void {
  app.get('/api/health/live', async () => ({ status: 'success', data: { live: true } }))
  app.get('/api/health/ready', async () => {
    if (lifecycle.phase !== 'ready') throw serviceUnavailable()
    await ping(db)
    return { status: 'success', data: { ready: true } }
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (lifecycle.phase === 'stopping') reply.header('connection', 'close')
    next(lifecycle.phase === 'starting' && request.url.startsWith('/api/v1') ? serviceUnavailable() : undefined)
  })
}
