import { expect, test } from 'vitest'
import { contractCalls } from '../../test/contract-calls.ts'
import { declaredFailures, failureStatusesOf } from './call-statuses.ts'
import { ownFailures } from './own-failures.ts'

const calls = await Promise.all((await contractCalls()).map(async call => ({ ...call, ...(await call.schemas()) })))
const callOf = (name: string) => calls.find(call => call.name === name)

test.each(Object.entries(ownFailures))('%s lists only failures of its own rules', (name, failures) => {
  const call = callOf(name)
  expect(call, 'a call of the contract').toBeDefined()
  expect(call && declaredFailures(call).filter(code => failures.includes(code))).toEqual([])
})

test('lists the failures of a call’s access, body and rules', () => {
  const of = (name: string) => {
    const call = callOf(name)
    return call && failureStatusesOf(call)
  }
  expect(of('listConditions')).toEqual([429, 500, 503])
  expect(of('checkout')).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503])
})
