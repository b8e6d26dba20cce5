import { expect, test } from 'vitest'
import { deviceNamesOf } from './device-names.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0'

// SESSION-15
test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome} SamsungBrowser/28.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (Linux; Android 13) ${chrome} Mobile Safari/537.36 OPR/85.0`, 'Opera', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/149.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/149.0 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari', 'macOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('names the browser and system of %s', (userAgent, browser, system) => {
  expect(deviceNamesOf(userAgent)).toEqual({ browser, system })
})
