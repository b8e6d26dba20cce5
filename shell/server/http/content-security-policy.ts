/** Name of the reporting endpoint, and its path. */
const ENDPOINT = 'reports'
export const REPORTS_PATH = '/reports'

/** Names the collector to browsers that report by `report-to`; `report-uri` serves the others. */
export const reportingEndpoints = `${ENDPOINT}="${REPORTS_PATH}"`

/** Makes browsers that support it refuse every script without a hash (docs/decisions/027). */
export const integrityPolicy = `blocked-destinations=(script), endpoints=(${ENDPOINT})`

interface ContentPolicyOptions {
  /** Hashes of the inline scripts and styles. */
  scripts?: string[]
  styles?: string[]
  /** Blocks text where a script or HTML is expected; the document creates the only policy, `default`. */
  requiresTrustedTypes?: boolean
  /** Origin of the pages that may be framed. */
  frames?: string | undefined
}

/** Allows scripts, workers as them, and styles of this origin and, by hash, inline ones; photo placeholders are data URIs. */
export function contentPolicy({
  scripts = [],
  styles = [],
  requiresTrustedTypes = false,
  frames,
}: ContentPolicyOptions = {}): string {
  const own = (allowed: string[]) => ["'self'", ...allowed.map(hash => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(requiresTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    `report-uri ${REPORTS_PATH}`,
    `report-to ${ENDPOINT}`,
  ].join('; ')
}
