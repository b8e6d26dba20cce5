import { expect, test } from 'vitest'
import { matchClaim } from '../../src/remotes/claims.ts'
import { createClaimFinder } from './claim-finder.ts'

const claim = (path: string, caseSensitive?: boolean) => ({ id: path, path, caseSensitive })
const units = {
  storefront: {
    claims: [
      claim('/'),
      claim('/listing/:group/:category?'),
      claim('/products/:brand/:slug'),
      claim('/Help', true),
      claim('/:page?'),
      claim('/:page/:part'),
    ],
  },
  hub: { claims: [claim('/seller/*'), claim('/seller/login'), claim('/:page'), claim('/*')] },
}
const paths = [
  ...['/', '//', '/listing', '/listing/men', '/LISTING/men/top', '/%6cisting/men', '/%4Cisting/men', '/listing%2Fmen'],
  ...['/products/a/b', '/products/%E0%A4%A/b', '/seller', '/seller/login/', '/seller/x', '/Help', '/help', '/%'],
  ...['/other', '/other/part', '/other/part/more', '/constructor', '/__proto__/x', '/\u017Feller/x'],
]

test.each(paths)('finds the same claim as the router among all of them: %s', path => {
  expect(createClaimFinder(units)(path)).toEqual(matchClaim(units, path))
})

test('offers the router only the claims that can match', () => {
  const offered: string[] = []
  const spied = [claim('/cart'), claim('/listing')].map(own => ({
    ...own,
    get caseSensitive() {
      offered.push(own.path)
      return undefined
    },
  }))
  const find = createClaimFinder({ storefront: { claims: spied } })
  find('/cart')
  expect(new Set(offered)).toEqual(new Set(['/cart']))
})
