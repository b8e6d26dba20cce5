import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerEnv } from '../env.ts'
import { REPORTS_PATH } from '../http/content-security-policy.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { ReleaseReader } from '../releases/release-reader.ts'
import { releasesOfVisitor } from '../releases/visitor-group.ts'
import { type BrowserReport, readReports } from './browser-report.ts'
import { createQuota } from './quota.ts'

const MAX_BODY_BYTES = 64 * 1024
const WINDOW_MS = 60_000
/** Requests in a window. */
const MAX_REQUESTS = 300
/** Different reports that are logged in a window. */
const MAX_LOGGED = 100

interface ReportsContext {
  env: Pick<ServerEnv, 'publicOrigin'>
  releases: Pick<ReleaseReader, 'current'>
  metrics: Pick<ServerMetrics, 'countReport'>
}

/**
 * Collects what browsers report about the policies of documents. Counts every report, and logs equal ones once a minute,
 * so that neither a broken release nor a malicious client can fill the log, or use up what others may report.
 */
export function registerReports(app: FastifyInstance, { env, releases, metrics }: ReportsContext): void {
  const logged = new Set<string>()
  const requests = createQuota(MAX_REQUESTS)
  const entries = createQuota(MAX_LOGGED)
  let endsAt = 0

  function startWindow() {
    if (Date.now() < endsAt) return
    endsAt = Date.now() + WINDOW_MS
    requests.restart()
    entries.restart()
    logged.clear()
  }

  function log(request: FastifyRequest, report: BrowserReport) {
    const { path: _, ...rest } = report
    const key = JSON.stringify(rest)
    if (logged.has(key) || !entries.allow(request)) return
    logged.add(key)
    request.log.warn(report, 'a browser blocked a part of a page')
  }

  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    const parser = { parseAs: 'string' as const, bodyLimit: MAX_BODY_BYTES }
    for (const type of ['application/csp-report', 'application/reports+json'])
      scope.addContentTypeParser(type, parser, scope.getDefaultJsonParser('error', 'error'))
    scope.addHook('onRequest', async (request, reply) => {
      startWindow()
      if (!requests.allow(request))
        return reply
          .code(429)
          .header('retry-after', WINDOW_MS / 1_000)
          .send()
    })
    scope.post(REPORTS_PATH, async (request, reply) => {
      let reports: BrowserReport[]
      try {
        reports = readReports(request.body, env.publicOrigin)
      } catch {
        return reply.code(400).send()
      }
      const { documents } = await releasesOfVisitor(releases, request)
      for (const report of reports) {
        log(request, report)
        metrics.countReport({ kind: report.kind, ...knownRelease(report, documents) })
      }
      return reply.code(204).send()
    })
    done()
  })
}

/** Returns labels from the visitor's releases only, because a client can report any. */
function knownRelease({ unit = '', release }: BrowserReport, documents: Record<string, { id: string }>) {
  const isKnown = Object.hasOwn(documents, unit) && documents[unit]?.id === release
  return isKnown && release ? { unit, release } : { unit: 'unknown', release: 'unknown' }
}
