import { groups } from '@closyyy/contract/categories'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import { conditions } from '@closyyy/contract/conditions'
import { listConditions, listFilterConditions } from '@closyyy/contract/conditions-calls'
import { slugify } from '@closyyy/contract/paths'
import { sizes } from '@closyyy/contract/sizes'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { urduProductLabels } from '@closyyy/contract/urdu-product-labels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// LISTING-7
test('lists categories by group in the fixed order, with the fixed ids', async () => {
  const { data } = await api.call(listCategories, {})
  expect(Object.keys(data)).toEqual([...groups])
  const named = (id: number) =>
    Object.values(data)
      .flat()
      .find(category => category.id === id)
  expect(named(1)).toEqual({ id: 1, name: 'top', group: 'men' })
  expect(named(3)?.name).toBe('coats and jackets')
  expect(named(12)?.group).toBe('women')
  expect(named(24)).toMatchObject({ name: 'top', group: 'kids' })
  expect(named(37)?.group).toBe('beauty')
  expect(named(49)).toEqual({ id: 49, name: 'wedding dresses', group: 'wedding dresses' })
  expect(Object.values(data).flat()).toHaveLength(36)
})

test('has an Urdu label for every group, category and condition', async () => {
  const { data } = await api.call(listCategories, {})
  const categories = Object.values(data).flat()
  const names = [...groups, ...categories.map(({ name }) => name), ...conditions.map(({ title }) => title)]
  expect([...new Set(names.map(slugify))].sort()).toEqual(Object.keys(urduProductLabels).sort())
})

test('lists the categories of a group, and rejects an unknown group', async () => {
  const { data } = await api.call(listGroupCategories, { params: { group: 'beauty' } })
  expect(data.categories.map(category => category.id)).toEqual([37, 38, 39, 40])
  expect((await api.call(listGroupCategories, { params: { group: 'pets' } as never })).status).toBe(422)
})

// PRODUCT-20, PRODUCT-21
test('lists the conditions and sizes of the database', async () => {
  expect((await api.call(listConditions, {})).data).toEqual(conditions)
  expect((await api.call(listFilterConditions, {})).data.conditions).toEqual(conditions)
  expect((await api.call(listSizes, {})).data.sizes).toEqual(sizes)
  expect(await api.db.selectFrom('conditions').selectAll().orderBy('id').execute()).toEqual(conditions)
  expect(await api.db.selectFrom('sizes').selectAll().orderBy('id').execute()).toEqual(sizes)
})
