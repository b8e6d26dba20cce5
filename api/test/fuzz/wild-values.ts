import * as fc from 'fast-check'

const deep = (levels: number): unknown => {
  let value: unknown = 'floor'
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

export const wildText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202etxt.exe',
    'ﷺ'.repeat(200),
    'e\u0301'.repeat(500),
    '👩‍👩‍👧‍👦'.repeat(100),
    'ک ي ى',
    '\r\nSet-Cookie: a=b',
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '%_%\\',
    '../../../../etc/passwd',
    '<svg onload=alert(1)>',
    '{{7*7}}',
    `$\{jndi:ldap://x}`,
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '١٢٣',
    '9'.repeat(400),
    'a'.repeat(100_000),
    `${'a'.repeat(50_000)}!`,
    'https://evil.example/',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

export const wildNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.001, 1.005, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  wildText,
  wildNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1 }, { toString: 1 }, { $ne: null }),
  fc.constantFrom(100, 3_000).map(deep),
  fc.constant(Array.from({ length: 5_000 }, () => 1)),
  fc.jsonValue({ maxDepth: 4 }),
)
