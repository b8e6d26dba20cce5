import { describe, expect, test } from 'vitest'
import { cleanDescription, cleanTitle, removedFromDescription, removedFromTitle } from './products-text.ts'

// PRODUCT-5, PRODUCT-10
describe('a title', () => {
  test.each([
    ['Linen kurta 2', 'Linen kurta 2'],
    ['  Linen   kurta!! (new) ', 'Linen kurta new'],
    ['کھدر کا کرتا، نیا', 'کھدر کا کرتا نیا'],
    ['Kurta https://evil.example/a?b=c now', 'Kurta now'],
    ['Kurta WWW.evil.example', 'Kurta'],
    ['<b>new</b> brand-new', 'b new b brand new'],
    ['Women\u2019s A/B kurta\u200f', 'Womens A B kurta'],
    ['!!!', ''],
  ])('cleans %j to %j', (text, cleaned) => {
    expect(cleanTitle(text)).toBe(cleaned)
  })

  test('never shortens a title and is idempotent', () => {
    const cleaned = cleanTitle(`${'a-'.repeat(200)}`)
    expect(cleaned).toBe('a '.repeat(200).trim())
    expect(cleanTitle(cleaned)).toBe(cleaned)
  })

  test.each([
    ['Linen kurta 2', []],
    ['Kurta!! (new) №5 www.evil.example', ['www.evil.example', '!', '(', ')', '№']],
  ])('lists the removed parts of %j: %j', (text, removed) => {
    expect(removedFromTitle(text)).toEqual(removed)
  })
})

// PRODUCT-10
describe('a description', () => {
  test('removes URLs and control characters and preserves line breaks', () => {
    expect(cleanDescription('Worn twice.\r\nSee http://a.example/b \u0000now\n')).toBe('Worn twice.\nSee now')
    expect(cleanDescription('www.only.example')).toBe('')
    expect(cleanDescription('Soft.  Very   soft.')).toBe('Soft. Very soft.')
    expect(removedFromDescription('See http://a.example/b, or www.b.pk')).toEqual(['http://a.example/b,', 'www.b.pk'])
  })
})
