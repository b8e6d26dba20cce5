import { test } from '../../fixtures/shop-test.ts'
import { checkListAndPane, testUrduScreens } from '../../fixtures/urdu-screens.ts'

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

testUrduScreens({
  messages: { account: 'demo_seller', path: '/seller/messages', shows: ['heading', 'پیغامات'] },
  offers: { account: 'demo_seller', path: '/seller/sellinghub/offers', shows: ['list', 'قیمتوں پر بات چیت'] },
  'bank details': {
    account: 'demo_seller',
    path: '/seller/sellinghub/bank',
    shows: ['button', 'بینک کی تفصیلات شامل کریں یا بدلیں'],
  },
  shipping: { account: 'demo_seller', path: '/seller/sellinghub/shipping', shows: ['radio', /کوریئر/] },
  vacation: { account: 'demo_seller', path: '/seller/sellinghub/vacation', shows: ['switch', 'چھٹی کا وقفہ'] },
  account: { account: 'demo_seller', path: '/seller/account', shows: ['link', 'محفوظ چیزیں'] },
  saved: { account: 'demo_seller', path: '/seller/saved', shows: ['heading', 'محفوظ چیزیں'] },
  following: { account: 'demo_buyer', path: '/seller/following', shows: ['tab', 'نئی چیزیں'] },
  addresses: { account: 'demo_seller', path: '/seller/addresses', shows: ['button', 'پتہ شامل کریں'] },
  settings: { account: 'demo_seller', path: '/seller/settings', shows: ['textbox', 'ملک'] },
  preferences: { account: 'demo_seller', path: '/seller/preferences', shows: ['checkbox', 'خریداری کی اطلاعات'] },
  devices: { account: 'demo_seller', path: '/seller/devices', shows: ['listitem'] },
  'delivery record': { account: 'demo_seller', path: '/seller/delivery-record', shows: ['heading', 'ڈیلیوری ریکارڈ'] },
  'the list of preferences': { account: 'demo_seller', path: '/seller/prefer', shows: ['term'] },
  profile: { account: 'demo_seller', path: '/seller/profile?tab=saves', shows: ['link', 'بیچنا شروع کریں'] },
  'profile editing': { account: 'demo_seller', path: '/seller/edit', shows: ['textbox', 'دکان کا تعارف'] },
})

test('replaces the list by a conversation on a phone, and returns to it', async ({ page, open, axe, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/offers')
  await checkListAndPane({ page, axe }, { list: 'Conversations about prices', back: 'All offers' })
})
