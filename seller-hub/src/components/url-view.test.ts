import { expect, test } from 'vitest'
import { choiceParam, dayParam, idParam, pageParam, readView, viewSearch } from './url-view.ts'

const params = {
  start_date: dayParam,
  end_date: dayParam,
  sort: choiceParam(['newest', 'oldest', 'profit_asc'], 'newest'),
  product: idParam,
  page: pageParam,
}

test('reads days, choice, id and page from a URL', () => {
  const search = new URLSearchParams('start_date=2026-01-05&end_date=2026-02-01&sort=profit_asc&product=7&page=3')
  expect(readView(params, search)).toEqual({
    start_date: '2026-01-05',
    end_date: '2026-02-01',
    sort: 'profit_asc',
    product: 7,
    page: 3,
  })
})

test.each([
  'start_date=2026-02-30',
  'start_date=5.1.2026',
  'page=0',
  'page=-1',
  'page=two',
  'sort=colour',
  'product=1e3',
])('falls back to the defaults for %s', search => {
  expect(readView(params, new URLSearchParams(search))).toEqual({
    start_date: undefined,
    end_date: undefined,
    sort: 'newest',
    product: undefined,
    page: 1,
  })
})

test('omits defaults and keeps the parameters of other views', () => {
  const others = new URLSearchParams('payouts=2&start_date=2026-01-05&sort=oldest&page=3')
  const view = { start_date: undefined, end_date: '2026-02-01', sort: 'newest', page: 1 } as const
  expect(viewSearch(params, view, others)).toBe('?payouts=2&end_date=2026-02-01')
})

test('omits the question mark of an empty view', () => {
  expect(viewSearch(params, {})).toBe('')
})
