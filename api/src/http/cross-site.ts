import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Rejects writes that a page of another website sends from its visitors' browsers (LIMIT-5). */
export function registerCrossSiteCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD'
    if (isWrite && headers['sec-fetch-site'] === 'cross-site') throw new AppError('not-allowed', 'request.cross-site')
  })
}
