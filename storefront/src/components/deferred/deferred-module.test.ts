import { expect, test, vi } from 'vitest'
import { deferredModule } from './deferred-module.ts'

const readyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('comes along with the code of a page that is prefetched, and is loaded once', async () => {
  readyState('complete')
  const importModule = vi.fn(async () => ({}))
  const part = deferredModule(importModule)
  expect(importModule).toHaveBeenCalledOnce()
  expect(await part.load()).toBe(true)
  expect(importModule).toHaveBeenCalledOnce()
})

test('waits while the first view loads', () => {
  readyState('interactive')
  const importModule = vi.fn(async () => ({}))
  deferredModule(importModule)
  expect(importModule).not.toHaveBeenCalled()
})

test('waits for visitors who save data', () => {
  readyState('complete')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const importModule = vi.fn(async () => ({}))
  deferredModule(importModule)
  expect(importModule).not.toHaveBeenCalled()
})
