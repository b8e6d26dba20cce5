import { expect, test } from 'vitest'
import { redirectTarget } from './return-to.ts'

// SESSION-3
test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/shop/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  'evil.example',
  ' /cart',
  '/cart\\..\\..',
  '',
])('rejects %j', path => {
  expect(redirectTarget(path)).toBeUndefined()
})

test.each(['/', '/cart', '/seller/sellinghub/overview', '/search?query=silk%20scarf&page=2#top', '/listing?next=//x'])(
  'leads to %s',
  path => {
    expect(redirectTarget(path)).toBe(path)
  },
)

test('returns nothing without a path', () => {
  expect(redirectTarget(null)).toBeUndefined()
})
