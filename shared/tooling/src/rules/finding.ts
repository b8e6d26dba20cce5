export interface Finding {
  rule: string
  path: string
  line: number
  message: string
}

export function formatFinding({ rule, path, line, message }: Finding): string {
  return `${path}:${line} [${rule}] ${message}`
}
