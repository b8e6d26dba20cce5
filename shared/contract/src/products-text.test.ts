import { describe, expect, test } from 'vitest'
import { cleanDescription, cleanTitle } from './products-text.ts'

describe('a title', () => {
  test.each([
    ['Linen kurta 2', 'Linen kurta 2'],
    ['  Linen   kurta!! (new) ', 'Linen kurta new'],
    ['کھدر کا کرتا، نیا', 'کھدر کا کرتا نیا'],
    ['Kurta https://evil.example/a?b=c now', 'Kurta now'],
    ['Kurta WWW.evil.example', 'Kurta'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
    ['!!!', ''],
  ])('of %j is kept as %j', (given, kept) => {
    expect(cleanTitle(given)).toBe(kept)
  })

  test('has at most 150 characters and changes no more when cleaned again', () => {
    const kept = cleanTitle(`${'a'.repeat(149)} bcd`)
    expect(kept).toBe('a'.repeat(149))
    expect(cleanTitle(kept)).toBe(kept)
  })
})

describe('a description', () => {
  test('loses addresses and control characters, and keeps its lines', () => {
    expect(cleanDescription('Worn twice.\r\nSee http://a.example/b \u0000now\n')).toBe('Worn twice.\nSee  now')
    expect(cleanDescription('www.only.example')).toBe('')
  })
})
