import { readFileSync } from 'node:fs'

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

export function addTotals(a: TestTotals, b: TestTotals = { passed: 0, failed: 0 }): TestTotals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** Returns the totals of vitest's JSON report; counts one failure if the run failed without a failing test. */
export function vitestTotals(report: VitestReport): TestTotals {
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(report.numFailedTestSuites, 1))
  return { passed: report.numPassedTests, failed }
}

/** Returns the totals of Playwright's JSON report; counts flaky tests as failed. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): TestTotals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || errors.length }
}

/** Reads a report; counts one failure if there is none. */
export function readTotals<Report>(path: string, totalsOf: (report: Report) => TestTotals): TestTotals {
  try {
    return totalsOf(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
