import { describe, expect, it } from 'vitest'
import { brandNames } from '../catalogue/brands.ts'
import { lettering } from './lettering.ts'

const pathOf = (word: string) => / d="([^"]+)"/.exec(lettering(word, 0, 0, 100, 12, '#000'))![1]!

describe('lettering', () => {
  it.each(brandNames)('has a stroke for each letter of %s', brand => {
    const letters = pathOf(brand).split(/(?=M)/)
    const blank = letters.filter(letter => /^M[-\d.]+ 0$/.test(letter))
    expect(letters).toHaveLength(brand.length)
    expect(blank).toHaveLength(brand.split(' ').length - 1)
  })

  it('shrinks long words to the width of their box', () => {
    const scaleOf = (word: string) => Number(/scale\(([\d.]+)\)/.exec(lettering(word, 0, 0, 60, 30, '#000'))![1])
    expect(scaleOf('Charles and Keith')).toBeLessThan(scaleOf('Hub'))
    expect(scaleOf('J.')).toBe(5)
  })
})
