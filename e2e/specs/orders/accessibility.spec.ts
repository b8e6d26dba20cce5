import { test } from '../../fixtures/shop-test.ts'
import { checkListAndPane, testUrduScreens } from '../../fixtures/urdu-screens.ts'

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

testUrduScreens({
  'sold items': { account: 'demo_seller', path: '/seller/sellinghub/sold-items', shows: ['article', /./] },
  purchases: { account: 'demo_buyer', path: '/seller/purchases', shows: ['article', /^آرڈر/] },
  'the choice of a purchase': {
    account: 'demo_buyer',
    path: '/seller/resolution?report',
    shows: ['list', 'آپ کو کس خریداری میں مدد چاہیے؟'],
  },
})

test('replaces the list by a dispute on a phone, and returns to it', async ({ page, open, axe, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/resolution?status=resolved')
  await checkListAndPane({ page, axe }, { list: 'Problems', back: 'All problems' })
})
