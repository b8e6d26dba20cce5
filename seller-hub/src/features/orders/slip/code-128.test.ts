import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

/** The modules from left to right, dark ones as 1. */
function modulesOf(text: string): string {
  const { bars, width } = code128(text)
  const modules = Array.from({ length: width }, () => '0')
  for (const { x, width: wide } of bars) modules.fill('1', x, x + wide)
  return modules.join('')
}

test('encodes start, characters, check digit and stop between quiet zones', () => {
  const [start, p, j, check] = ['11010010000', '11101110110', '10110111000', '11101000110']
  const digits = ['10011100110', '11001110010', '11001011100']
  const [one, two, three] = digits
  const quiet = '0'.repeat(10)
  expect(modulesOf('PJJ123C')).toBe(
    [quiet, start, p, j, j, one, two, three, '10001000110', check, '1100011101011', quiet].join(''),
  )
})

test('accepts an order number and rejects characters that scanners cannot read', () => {
  expect(code128('CLX23456789ABCD').width).toBe(20 + 11 * 17 + 13)
  expect(() => code128('کُرتا')).toThrow('printable ASCII')
})
