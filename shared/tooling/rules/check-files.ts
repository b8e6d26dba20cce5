import type { Finding } from './finding.ts'

const vagueName = /(^|\/)(utils?|helpers?|common|misc|lib|types)(\/|\.[^/]+$)/
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/

export function checkFile(path: string): Finding[] {
  const findings: Finding[] = []
  const report = (rule: string, message: string) => findings.push({ rule, path, line: 1, message })
  if (vagueName.test(path)) report('vague-name', 'Name a file for what it does: money.ts, relative-time.ts.')
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (!plainName.test(name)) report('kebab-case', 'File names are kebab-case, with the role as suffix: cart-page.tsx.')
  return findings
}
