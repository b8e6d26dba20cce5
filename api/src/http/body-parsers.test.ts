import { describe, expect, test } from 'vitest'
import { collectForm } from './body-parsers.ts'

function read(fields: [string, unknown][]) {
  const { form, add } = collectForm(['active'])
  return fields.every(([name, value]) => add(name, value)) ? { ...form } : undefined
}

describe('a form', () => {
  test('is parsed into properties, lists and booleans, without empty fields', () => {
    const fields: [string, unknown][] = [
      ['title', 'true'],
      ['active', 'on'],
      ['images[1]', 'a'],
      ['images[0]', 'b'],
      ['ids[]', '7'],
      ['pictures', 'c'],
      ['pictures', 'd'],
      ['pictures', 'e'],
      ['size_data[chest]', '40'],
      ['size_data[waist]', ''],
      ['city', ''],
    ]
    expect(read(fields)).toEqual({
      title: 'true',
      active: true,
      images: ['a', 'b'],
      ids: ['7'],
      pictures: ['c', 'd', 'e'],
      size_data: { chest: '40' },
    })
  })

  test.each(['__proto__', 'a[__proto__]', 'constructor', 'a[b][c]', 'a[', '', 'a b'])('is rejected for %j', name => {
    expect(read([[name, 'a']])).toBeUndefined()
  })
})
