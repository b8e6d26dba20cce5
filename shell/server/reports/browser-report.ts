import { RELEASES_BASE } from '@closyyy/releases/release-paths'
import * as z from 'zod/mini'

const MAX_BATCH = 50
const MAX_LENGTH = 200

/** What a browser blocked on a page of the shop, without anything personal: no query, no sample, no visitor. */
export interface BrowserReport {
  kind: 'csp' | 'integrity'
  /** Directive of the policy, or the destination of a script without a hash. */
  directive: string
  /** Path of the document. */
  path: string
  /** Path on the shop's origin, host of another origin, or a keyword such as `inline`. */
  blocked: string
  /** The release whose file was blocked or broke the policy, if it is one. */
  unit?: string
  release?: string
}

const Text = z.optional(z.nullable(z.string()))

/** The format of `report-uri`. */
const CspReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'source-file': Text,
  }),
})

/** The format of the Reporting API. */
const Reports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: Text,
        destination: Text,
        blockedURL: Text,
        sourceFile: Text,
      }),
    }),
  )
  .check(z.maxLength(MAX_BATCH))

const kinds: Record<string, BrowserReport['kind']> = { 'csp-violation': 'csp', 'integrity-violation': 'integrity' }

/**
 * Reads the body of a request in either format; leaves out reports of other kinds and of other sites' pages.
 * @throws if the body has neither format
 */
export function readReports(body: unknown, origin: string): BrowserReport[] {
  const csp = CspReport.safeParse(body)
  if (csp.success) {
    const report = csp.data['csp-report']
    const directive = report['effective-directive'] ?? report['violated-directive']
    const files = { blocked: report['blocked-uri'], source: report['source-file'] }
    return summarize({ kind: 'csp', document: report['document-uri'], directive, ...files }, origin)
  }
  return Reports.parse(body).flatMap(({ type, body: report }) => {
    const kind = kinds[type]
    const directive = report.effectiveDirective ?? report.destination
    const files = { blocked: report.blockedURL, source: report.sourceFile }
    return kind ? summarize({ kind, document: report.documentURL, directive, ...files }, origin) : []
  })
}

interface RawReport {
  kind: BrowserReport['kind']
  document: string
  directive: string | null | undefined
  blocked: string | null | undefined
  source: string | null | undefined
}

function summarize({ kind, document, directive, blocked, source }: RawReport, origin: string): BrowserReport[] {
  const page = URL.parse(document)
  if (page?.origin !== origin) return []
  const file = ownPath(blocked, origin) ?? ownPath(source, origin) ?? ''
  const [, unit, release] = releaseFile.exec(file) ?? releaseFile.exec(ownPath(source, origin) ?? '') ?? []
  return [
    {
      kind,
      directive: /^[a-z-]{1,40}/.exec(directive ?? '')?.[0] ?? 'unknown',
      path: page.pathname.slice(0, MAX_LENGTH),
      blocked: describeBlocked(blocked, origin),
      ...(unit && release && { unit, release }),
    },
  ]
}

const releaseFile = new RegExp(`^${RELEASES_BASE}([a-z][a-z0-9-]{0,39})/([0-9a-f]{12})/`)

function ownPath(url: string | null | undefined, origin: string): string | undefined {
  const parsed = URL.parse(url ?? '')
  return parsed?.origin === origin ? parsed.pathname : undefined
}

function describeBlocked(url: string | null | undefined, origin: string): string {
  const path = ownPath(url, origin) ?? URL.parse(url ?? '')?.host
  return (path || /^[a-z-]{1,40}/.exec(url ?? '')?.[0] || 'unknown').slice(0, MAX_LENGTH)
}
