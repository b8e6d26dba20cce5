/** One place where a rule is broken. */
export interface Finding {
  rule: string
  path: string
  line: number
  message: string
}

/** A finding as one line that editors and terminals turn into a link. */
export function formatFinding({ rule, path, line, message }: Finding): string {
  return `${path}:${line} [${rule}] ${message}`
}
