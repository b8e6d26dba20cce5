import { expect, test, vi } from 'vitest'
import { latePart } from './late-part.ts'

const readyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('comes along with the code of a page that is prefetched, and is loaded once', async () => {
  readyState('complete')
  const importPart = vi.fn(async () => ({}))
  const part = latePart(importPart)
  expect(importPart).toHaveBeenCalledOnce()
  expect(await part.load()).toBe(true)
  expect(importPart).toHaveBeenCalledOnce()
})

test('waits while the first view loads', () => {
  readyState('interactive')
  const importPart = vi.fn(async () => ({}))
  latePart(importPart)
  expect(importPart).not.toHaveBeenCalled()
})

test('waits for visitors who save data', () => {
  readyState('complete')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const importPart = vi.fn(async () => ({}))
  latePart(importPart)
  expect(importPart).not.toHaveBeenCalled()
})
