import { describe, expect, test } from 'vitest'
import { findContactDetail, findPaymentDestination, findPaymentRequest } from './contact-details.ts'

const otherDigits = [
  '𝟎𝟑𝟎𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕',
  '𝟘𝟛𝟘𝟘 𝟙𝟚𝟛𝟜𝟝𝟞𝟟',
  '०३००१२३४५६७',
  '০৩০০১২৩৪৫৬৭',
  '੦੩੦੦੧੨੩੪੫੬੭',
  '๐๓๐๐๑๒๓๔๕๖๗',
  '⓪③⓪⓪①②③④⑤⑥⑦',
  '⓿❸⓿⓿❶❷❸❹❺❻❼',
  '₀₃₀₀₁₂₃₄₅₆₇',
  '⁰³⁰⁰¹²³⁴⁵⁶⁷',
  '0️⃣3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
  '0\u03303\u03300\u03300\u03301\u03302\u03303\u03304\u03305\u03306\u03307\u0330',
  '۰३0০1٢3४5৬7',
  '〇三〇〇一二三四五六七',
]
const mixedSigns = [
  '0300,123,4567',
  '0300, 1234567',
  '0300,12,34,567',
  '0,3,0,0,1,2,3,4,5,6,7',
  '0, 3, 0, 0, 1, 2, 3, 4, 5, 6, 7',
  '۰۳۰۰،۱۲۳،۴۵۶۷',
  '+92,300,1234567',
  '0300x1234567',
  '0300 x 123 x 4567',
  '0300×1234567',
  '03oo-l23-4567',
  'O3OO-I23-4567',
  '0300#123#4567',
  '0300=1234567',
  '0300❤️1234567',
  '0300"123"4567',
  'о3оо1234567',
]
const numberWords = [
  'zero three zero zero one two three four five six seven',
  'Zero, Three, Zero, Zero, One, Two, Three, Four, Five, Six, Seven',
  'zero-three-zero-zero-one-two-three-four-five-six-seven',
  'zerothreezerozeroonetwothreefourfivesixseven',
  'oh three double oh one two three four five six seven',
  'three zero zero one two three four five six seven',
  '0300 one two three four five six seven',
  'zero 3 zero 0 one 2 three 4 five 6 seven',
  'plus nine two three zero zero one two three four five six seven',
  'zero four two three five seven six one two three four',
  'sifar teen sifar sifar aik do teen char panch che saat',
  'sifar teen sifar sifar ek do teen chaar paanch chay sat',
  'صفر تین صفر صفر ایک دو تین چار پانچ چھ سات',
  'صفر تین صفر صفر آٹھ نو تین چار پانچ چھ سات',
  'زیرو تھری زیرو زیرو ون ٹو تھری فور فائیو سکس سیون',
]
const invisibleSigns = [
  'wh\u200batsapp',
  'what\u00adsapp',
  'whats\u2060app',
  'واٹس\u200cایپ',
  'واٹسایپ',
  'وَاٹس ایپ',
  'واٹس ايپ',
  '0300\u200b123\u00ad4567',
  'exam\u200bple.com',
  'ali@gm\u200dail.com',
]
const lookAlikes = [
  'whаtsapp',
  'ωhatsapp',
  'exаmple.com',
  'instаgram: sana.closet',
  'ｗｈａｔｓａｐｐ',
  '𝓌𝒽𝒶𝓉𝓈𝒶𝓅𝓅',
  '𝓲𝓷𝓼𝓽𝓪: sana.closet',
  '𝗶𝗻𝘀𝘁𝗮 𝘀𝗮𝗻𝗮_𝗰𝗹𝗼𝘀𝗲𝘁',
  '🅦🅗🅐🅣🅢🅐🅟🅟',
  'ᴡʜᴀᴛꜱᴀᴘᴘ',
  'wh4tsapp',
  'wh@tsapp',
  'ａｌｉ＠ｇｍａｉｌ．ｃｏｍ',
  'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'example。com',
  'example｡com',
  'example۔com',
]
const names = [
  'w h a t s a p p',
  'w.h.a.t.s.a.p.p',
  'w h a t s a p p m e',
  'whats-app',
  'whatsap',
  't e l e g r a m',
  'viber pe aa jao',
  'insta ali.khan',
  'insta sana_closet',
  'insta ali123',
  'INSTA ALI.KHAN',
  'my insta is ali.khan',
  'i n s t a: ali.khan',
  'i n s t a g r a m: alikhan',
  'snap: ali',
  'snap @ali',
  'snap id ali_k',
  'snap ali_khan',
  'add me on snap',
  'snap pe add karo',
  'discord ali#1234',
  'discord: alikhan',
  'signal: sanam',
  'imo id sanam',
  'tiktok sana.closet',
  'سنیپ چیٹ: sana',
]
const payments = [
  'e\u200basypaisa',
  'eаsypaisa',
  'e a s y p a i s a',
  'ea5ypa1sa',
  'j.a.z.z.c.a.s.h',
  'ایزی\u200cپیسہ',
  'ايزي پيسه',
  'اکاؤنٹ نمبر',
  'پہلے ادائیگی',
  'send to HBL account 12345678901',
  'HBL account mein bhej dein',
  'account 1234 5678 901',
  'a/c 12345678901',
  'Meezan Bank 01234567890123',
  'PK36\u200bSCBL0000001123456702',
  'ＰＫ３６ＳＣＢＬ００００００１１２３４５６７０２',
]
const shortNumbers = [
  '3 0 0 1 2 3 4 5 6 7',
  '3-4-5-1-2-3-4-5-6-7',
  '3oo one two three 4567',
  '3oo 1234567',
  '34O-123-4567',
]
const writtenOut = [
  'closetqueen at gmail',
  'closetqueen (at) hotmail',
  'closetqueen dot pk',
  'closetqueen dot com',
  'closetqueen (dot) com',
  'closetqueen dot com dot pk',
  'evil . pk',
  'evil . com',
  'evil .com',
  'evil. com',
]
const namesAtNetworks = [
  'my insta is closetqueen',
  'My Instagram name is Closetqueen',
  'my tiktok is closetqueen',
  'search closetqueen on instagram',
  'Search for closetqueen at fb',
  'olx pe closetqueen search karo',
  'insta par closetqueen search kar lein',
  'انسٹا پر closetqueen search کریں',
  'انسٹاگرام پر closetqueen سرچ کریں',
]

// CONTACT-1
describe('contact details in any script or spelling', () => {
  test.each([...otherDigits, ...mixedSigns, ...numberWords, ...shortNumbers])('%s is a phone number', text => {
    expect(findContactDetail(text)).toBeDefined()
    expect(findContactDetail(`Soft cotton, call ${text} please`)).toBeDefined()
    expect(findContactDetail(`نرم کپڑا، فون ${text} پر`)).toBeDefined()
  })

  test.each([...invisibleSigns, ...lookAlikes, ...names, ...writtenOut, ...namesAtNetworks])(
    '%s leads out of the shop',
    text => {
      expect(findContactDetail(text)).toBeDefined()
      expect(findContactDetail(`Soft cotton. ${text} for more.`)).toBeDefined()
    },
  )

  test.each(payments)('%s is a payment request', text => {
    expect(findPaymentRequest(text)).toBeDefined()
    expect(findPaymentRequest(`Soft cotton. ${text} for more.`)).toBeDefined()
  })

  test.each([
    ['Call 0️⃣3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ now', '0️⃣3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
    ['½ price! 𝟎𝟑𝟎𝟎 𝟏𝟐𝟑𝟒𝟓𝟔𝟕, call', '𝟎𝟑𝟎𝟎 𝟏𝟐𝟑𝟒𝟓𝟔𝟕'],
    ['ﷺ soft, wh\u200batsapp me', 'wh\u200batsapp'],
    ['Ask ａｌｉ＠ｇｍａｉｌ．ｃｏｍ today', 'ａｌｉ＠ｇｍａｉｌ．ｃｏｍ'],
    [
      'Soft. Sifar teen sifar sifar aik do teen char panch che saat par',
      'Sifar teen sifar sifar aik do teen char panch che saat',
    ],
    ['Add discord ali#1234 today', 'discord ali#1234'],
    ['یہ انسٹا پر closetqueen ہے، انسٹا پر closetqueen', 'انسٹا پر closetqueen'],
  ])('are named as they were written: %s', (text, found) => {
    expect(findContactDetail(text)).toBe(found)
  })

  test.each([
    'a',
    'one',
    'one ',
    'w ',
    'w',
    '0',
    '0 9 ',
    '03,',
    ' ',
    'a.',
    'a@',
    'insta ',
    'insta: . ',
    'account ',
    'my insta is ',
    'aaa at ',
    'dot ',
    'search ',
    '3 ',
    'aaa . ',
    'insta pe ',
    'gmail ( ',
    'ﷺ',
    'а',
    '\u0330',
  ])('a text of 5,000 characters is read: %j', part => {
    const text = `${part.repeat(5_000 / part.length)}!`
    expect([findContactDetail(text), findPaymentRequest(`${text} easypaisa`)]).toEqual([undefined, 'easypaisa'])
  })
})

// CONTACT-2
describe('payment destinations in any script or spelling', () => {
  test.each([
    ['Send it by e\u200basypaisa to ०३००१२३४५६७', '०३००१२३४५६७'],
    ['Send it to HBL account 12345678901', '12345678901'],
    [
      'jazzcash: zero three zero zero one two three four five six seven',
      'zero three zero zero one two three four five six seven',
    ],
  ])('%s', (text, found) => {
    expect(findPaymentDestination(text)).toBe(found)
  })
})
