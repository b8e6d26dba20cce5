import { expect, test, vi } from 'vitest'
import { handleEachRow } from './each-row.ts'

const log = { warn: vi.fn() }

test('handles the rows of all batches, and logs those that fail', async () => {
  const handled: number[] = []
  await handleEachRow({
    log,
    failure: 'a row failed',
    findNext: async afterId => [{ id: 1 }, { id: 2 }, { id: 5 }].filter(({ id }) => id > afterId).slice(0, 2),
    async handle({ id }) {
      if (id === 1) throw new Error('broken')
      handled.push(id)
    },
  })
  expect(handled).toEqual([2, 5])
  expect(log.warn.mock.calls).toEqual([[{ err: expect.any(Error), id: 1 }, 'a row failed']])
})
