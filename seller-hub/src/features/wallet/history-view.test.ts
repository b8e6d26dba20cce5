import { expect, test } from 'vitest'
import { daysOf, readHistoryView, withHistoryView } from './history-view.ts'

test('reads days, sort and page from a URL', () => {
  const view = readHistoryView(new URLSearchParams('start_date=2026-01-05&end_date=2026-02-01&sort=profit_asc&page=3'))
  expect(view).toEqual({ start_date: '2026-01-05', end_date: '2026-02-01', sort: 'profit_asc', page: 3 })
})

test.each(['start_date=2026-02-30', 'start_date=5.1.2026', 'page=0', 'page=-1', 'page=two', 'sort=colour'])(
  'takes %s as not said',
  search => {
    expect(readHistoryView(new URLSearchParams(search))).toEqual({
      start_date: '',
      end_date: '',
      sort: 'newest',
      page: 1,
    })
  },
)

test('writes values other than defaults and keeps foreign parameters', () => {
  const search = new URLSearchParams('payouts=2&start_date=2026-01-05&sort=oldest&page=3')
  expect(String(withHistoryView(search, { start_date: '', end_date: '2026-02-01', sort: 'newest', page: 1 }))).toBe(
    'payouts=2&end_date=2026-02-01',
  )
})

test('sends only the selected days', () => {
  expect(daysOf({ start_date: '', end_date: '' })).toEqual({})
  expect(daysOf({ start_date: '2026-01-05', end_date: '' })).toEqual({ start_date: '2026-01-05' })
})
