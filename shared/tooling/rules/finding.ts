/** A violation of a rule. */
export interface Finding {
  rule: string
  path: string
  line: number
  message: string
}

/** Formats a finding as one line that editors and terminals turn into a link. */
export function formatFinding({ rule, path, line, message }: Finding): string {
  return `${path}:${line} [${rule}] ${message}`
}
