import { expect, test } from 'vitest'
import { ipKey, siteKey } from './ip-key.ts'

// LIMIT-3
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['', 'unknown'],
  ['203.0.113.7, 127.0.0.1', 'unknown'],
  ['2001:db8:1:2::/48', 'unknown'],
])('limits %s as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key)
})

test('returns the /48 of an IPv6 key only', () => {
  expect(siteKey(ipKey('2001:db8:1:2::9'))).toBe('2001:db8:1::/48')
  expect(siteKey('203.0.113.7')).toBeUndefined()
  expect(siteKey('somebody@example.pk')).toBeUndefined()
})
