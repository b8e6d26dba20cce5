import { readFileSync } from 'node:fs'

/** How many tests passed and failed. */
export interface TestTotals {
  passed: number
  failed: number
}

interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Adds what a further run counted. */
export function addTotals(a: TestTotals, b: TestTotals = { passed: 0, failed: 0 }): TestTotals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** Totals of vitest's JSON report; a run that failed without a failing test counts one failure. */
export function vitestTotals(report: VitestReport): TestTotals {
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(report.numFailedTestSuites, 1))
  return { passed: report.numPassedTests, failed }
}

/** Totals of Playwright's JSON report; a flaky test counts as failed. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): TestTotals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || errors.length }
}

/** Reads a report; a run that wrote none counts one failure. */
export function readTotals<Report>(path: string, totalsOf: (report: Report) => TestTotals): TestTotals {
  try {
    return totalsOf(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
