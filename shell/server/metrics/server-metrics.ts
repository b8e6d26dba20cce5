import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A release that the document server handled; its labels must come from the log, never from a request. */
interface ReleaseLabels {
  unit: string
  release: string
}

/** A response to a page request; `unit` and `release` are those of the page, or of the shell if no unit claims it. */
export interface SentDocument extends ReleaseLabels {
  /** Id of the shell's release, in which the page was rendered. */
  shell: string
  mode: 'full' | 'frame' | 'redirect'
  status: number
  /** Time from the request to the last byte of the document. */
  seconds: number
}

/** A release that visitors get: all of them, or `percent` of them if it is a canary. */
export interface ServedRelease extends ReleaseLabels {
  percent: number
}

export interface CacheState {
  bytes: number
  /** True while the API announces changes. */
  isAnnounced: boolean
}

export interface ServerMetrics {
  contentType: string
  /** Returns all metrics in Prometheus text format. */
  write: () => Promise<string>
  clear: () => void
  countDocument: (document: SentDocument) => void
  /** Counts where a document came from: the cache, by its freshness, or a render. */
  countCacheResult: (result: 'fresh' | 'stale' | 'outdated' | 'rendered') => void
  /** Reads the state of the document cache for each scrape. */
  observeCache: (read: () => CacheState) => void
  /** Counts a release that failed its verification; `file` is the first invalid file. */
  countRejection: (release: ReleaseLabels & { file: string }) => void
  /** Counts a render that failed or exceeded its limits; `reason` is one of a fixed set. */
  countStrike: (strike: ReleaseLabels & { reason: string }) => void
  /** Counts a renderer that was replaced; `reason` is one of a fixed set. */
  countRendererRestart: (reason: string) => void
  /** Counts a browser's report of a violation or an error; `kind` is one of a fixed set. */
  countReport: (report: ReleaseLabels & { kind: string }) => void
  /** Replaces the served releases: those that are current, and canaries. */
  setServed: (releases: readonly ServedRelease[]) => void
  /** Replaces the releases that are rendered in browsers only. */
  setBrowserOnly: (releases: readonly ReleaseLabels[]) => void
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Creates the metrics of one document server. */
export function createServerMetrics(): ServerMetrics {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const release = ['unit', 'release']

  collectDefaultMetrics({ register: registry })
  const documents = counter('closyyy_documents_total', 'Documents by page release, shell release, mode and status.', [
    ...release,
    'shell',
    'mode',
    'status',
  ])
  const durations = new Histogram({
    name: 'closyyy_document_seconds',
    help: 'Time to render and send a document in seconds by page release and mode.',
    labelNames: [...release, 'mode'],
    buckets: BUCKETS,
    registers,
  })
  const cacheResults = counter('closyyy_document_cache_total', 'Documents by where they came from.', ['result'])
  const rejections = counter('closyyy_releases_rejected_total', 'Releases that failed their verification.', [
    ...release,
    'file',
  ])
  const strikes = counter('closyyy_render_strikes_total', 'Renders that failed or exceeded their limits.', [
    ...release,
    'reason',
  ])
  const restarts = counter('closyyy_renderer_restarts_total', 'Renderers that were replaced.', ['reason'])
  const reports = counter('closyyy_reports_total', 'Reports from browsers by page release.', [...release, 'kind'])
  const served = gauge('closyyy_release_percent', 'Percent of the visitors who get a release.', release)
  const browserOnly = gauge('closyyy_release_browser_only', '1 for a release that only browsers render.', release)

  return {
    contentType: registry.contentType,
    write: () => registry.metrics(),
    clear: () => registry.clear(),
    countDocument({ seconds, status, ...labels }) {
      documents.inc({ ...labels, status: String(status) })
      const { unit, release: id, mode } = labels
      durations.observe({ unit, release: id, mode }, seconds)
    },
    countCacheResult: result => cacheResults.inc({ result }),
    observeCache(read) {
      const observed = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value())
          },
        })
      observed('closyyy_document_cache_bytes', 'Memory of the cached documents in bytes.', () => read().bytes)
      observed('closyyy_changes_announced', '1 while the API announces changes.', () => Number(read().isAnnounced))
    },
    countRejection: labels => rejections.inc({ ...labels }),
    countStrike: labels => strikes.inc({ ...labels }),
    countRendererRestart: reason => restarts.inc({ reason }),
    countReport: labels => reports.inc({ ...labels }),
    setServed(releases) {
      served.reset()
      for (const { percent, ...labels } of releases) served.set(labels, percent)
    },
    setBrowserOnly(releases) {
      browserOnly.reset()
      for (const labels of releases) browserOnly.set({ ...labels }, 1)
    },
  }
}
