import { expect, it } from 'vitest'
import { addTotals, playwrightTotals, readTotals, vitestTotals } from './test-totals.ts'

it('adds the totals of two runs', () => {
  expect(addTotals({ passed: 2, failed: 0 }, { passed: 3, failed: 1 })).toEqual({ passed: 5, failed: 1 })
  expect(addTotals({ passed: 2, failed: 0 })).toEqual({ passed: 2, failed: 0 })
})

it('reads the totals of a vitest report', () => {
  const report = { success: false, numPassedTests: 4, numFailedTests: 2, numFailedTestSuites: 1 }
  expect(vitestTotals(report)).toEqual({ passed: 4, failed: 2 })
})

it('counts a test file that does not load as a failure', () => {
  const report = { success: false, numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 }
  expect(vitestTotals(report)).toEqual({ passed: 4, failed: 1 })
})

it('counts a flaky journey as failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1 }
  expect(playwrightTotals({ stats, errors: [] })).toEqual({ passed: 7, failed: 2 })
})

it('counts a run without a report as a failure', () => {
  expect(readTotals('no-such-report.json', vitestTotals)).toEqual({ passed: 0, failed: 1 })
})
