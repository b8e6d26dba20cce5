import { describe, expect, test } from 'vitest'
import { findContactDetail, findPaymentDestination, findPaymentRequest } from './contact-details.ts'

const phones = [
  '03001234567',
  '0300 1234567',
  '0300-1234567',
  '0300.123.4567',
  '0300 12 34 567',
  '0 3 0 0 1 2 3 4 5 6 7',
  '0-3-0-0-1-2-3-4-5-6-7',
  '(0300) 1234567',
  '0300_123_4567',
  '0300/1234567',
  '0300 – 1234567',
  'o3oo-1234567',
  'O3OO 12345 67',
  '03oo1234567',
  '+923001234567',
  '+92 300 1234567',
  '+92-300-1234567',
  '+92 (0)300 1234567',
  '0092 300 1234567',
  'oo92 3oo 1234567',
  '92 300 1234567',
  '923001234567',
  '3001234567',
  '300 1234567',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '۰۳۰۰ ۱۲۳ ۴۵۶۷',
  '٠٣٠٠١٢٣٤٥٦٧',
  '٠٣٠٠-١٢٣٤٥٦٧',
  '０３００１２３４５６７',
  '042 35761234',
  '021-34567890',
  '+44 7700 900123',
]
const elsewhere = [
  'sana@example.com',
  'sana.malik+closet@mail.example.pk',
  'sana at gmail dot com',
  'sana (at) gmail.com',
  'https://evil.example/pay',
  'WWW.evil.example',
  'bit.ly/x',
  'BIT.LY/abc',
  'evil.example',
  'myshop.pk',
  'sanas-closet.com.pk/kurta',
  'closet.shop',
  'wa.me/923001234567',
  't.me/evil',
  'linktr.ee/sana',
  '@sanas_closet',
  'telegram at evil_shop',
  'Telegram: evil',
  'WhatsApp me',
  'whats app par rabta karein',
  'watsapp',
  'whatsapp_sana',
  'sana.03001234567',
  'wtsapp pe msg kro',
  'insta: sanas.closet',
  'Instagram @sana',
  'instagram id sanas_closet',
  'fb: sanas closet',
  'DM me on insta',
  'follow us on Instagram',
  'insta par raabta karein',
  'insta dm',
  'contact on facebook',
  'واٹس ایپ کریں',
  'وٹس ایپ نمبر',
  'ٹیلی گرام پر آئیں',
  'رابطہ انسٹاگرام پر',
]
const payments = [
  'easypaisa',
  'Easy Paisa',
  'EASY-PAISA',
  'ez paisa',
  'JazzCash',
  'jazz cash account',
  'sadapay',
  'Naya Pay',
  'advance payment',
  'adv payment only',
  'payment in advance',
  'pay advance',
  'advance paise bhej dein',
  'pehle payment karein',
  'pehlay paisay',
  'payment pehle',
  'bank transfer',
  'online transfer karein',
  'account number 1234',
  'PK36SCBL0000001123456702',
  'PK36 SCBL 0000 0011 2345 6702',
  'pk36-scbl-0000-0011-2345-6702',
  'ایزی پیسہ',
  'ایزیپیسہ',
  'جاز کیش',
  'جازکیش کریں',
  'ایڈوانس دیں',
  'پہلے پیسے بھیجیں',
  'پہلے ادائیگی',
  'بینک ٹرانسفر',
]
const harmless = [
  'sizes 36 38 40',
  'Sizes 36 38 40 42 44 46',
  '36, 38, 40, 42, 44, 46, 48',
  '0-3 months',
  '0-3, 3-6, 6-9, 9-12, 12-18, 18-24 months',
  '0-3 3-6 6-9 9-12 12-18 18-24',
  '0-3/3-6/6-9/9-12/12-18 months',
  '0 3 6 9 12 18 24 months',
  '0 3 6 9 12 15 18 24 months',
  'Rs. 3,500',
  'Rs.1,250,000',
  'bought for 12000, selling for 3500',
  '3500 4500 5500',
  'bought in 2019, worn in 2023 and 2024',
  'size 03',
  'size 03, chest 38, waist 32, length 40',
  'Size 03 36 38',
  '32 x 40 inch',
  '32x40x12 cm, 100% cotton',
  'chest 38.5, waist 32.25, length 40.75',
  '2.5 m shirt, 2.5 m trousers, 2.75 m dupatta',
  'order CLX7K2M9QPW4RSTA',
  'order 104233',
  'order number 1002003001',
  'article 2023-4456-01',
  'barcode 8961234567890',
  '24/7 comfort',
  'UK 8, EU 36, US 4',
  'Gul Ahmed 3 piece lawn, vol. 2',
  'Very soft.In good condition.Shop more from me',
  'e.g. cotton, i.e. soft; approx. 2 kg',
  '2 pcs @ 500 each',
  'worn once @ a wedding',
  'an insta worthy dress, seen on Instagram',
  'Facebook blue colour',
  'A text book bag, add a belt',
  'Thanks in advance',
  'an advanced weave',
  'easy to wear, cash on delivery',
  'a jazz print',
  'size PK 12, pakistani cut',
  'سائز ۳۶ ۳۸ ۴۰',
  'سائز ۰۳',
  '۲۰۲۳ میں لیا، قیمت ۳۵۰۰',
  'لمبائی ۴۰ انچ، چھاتی ۳۸',
  'پہلے ایک بار پہنا',
  'bohat acha kapra hai, do dafa pehna',
  'pehle do dafa pehna hua hai',
  'Khaadi ka lawn suit, 3 pcs, size 38, chest 40, length 42',
]

// CONTACT-1
describe('contact details', () => {
  test.each(phones)('%s is a phone number', text => {
    expect(findContactDetail(text)).toBeDefined()
    expect(findContactDetail(`Soft cotton, call ${text} please`)).toBeDefined()
    expect(findContactDetail(`فون${text}`) ?? findContactDetail(`فون ${text}`)).toBeDefined()
  })

  test.each(elsewhere)('%s leads out of the shop', text => {
    expect(findContactDetail(text)).toBeDefined()
    expect(findContactDetail(`Soft cotton. ${text} for more.`)).toBeDefined()
  })

  test.each(payments)('%s is a payment request', text => {
    expect(findPaymentRequest(text)).toBeDefined()
    expect(findPaymentRequest(`Soft cotton. ${text} for more.`)).toBeDefined()
  })

  test.each(harmless)('%s is harmless', text => {
    expect(findContactDetail(text)).toBeUndefined()
    expect(findPaymentRequest(text)).toBeUndefined()
    expect(findPaymentDestination(text)).toBeUndefined()
  })

  test('are named as they were written', () => {
    expect(findContactDetail('Soft. ۰۳۰۰-۱۲۳۴۵۶۷ par call')).toBe('۰۳۰۰-۱۲۳۴۵۶۷')
    expect(findContactDetail('See bit.ly/x now')).toBe('bit.ly/x')
    expect(findPaymentRequest('Pay by Easy Paisa now')).toBe('Easy Paisa')
  })
})

// CONTACT-2
describe('payment destinations', () => {
  test.each([
    ['Send it by easypaisa to 0300 1234567', '0300 1234567'],
    ['advance payment, account number 0123 4567 8901', '0123 4567 8901'],
    ['PK36 SCBL 0000 0011 2345 6702', 'PK36 SCBL 0000 0011 2345 6702'],
    ['جاز کیش ۰۳۰۰۱۲۳۴۵۶۷', '۰۳۰۰۱۲۳۴۵۶۷'],
  ])('%s', (text, found) => {
    expect(findPaymentDestination(text)).toBe(found)
  })

  test.each([
    'My address is House 7, Street 2, call me at 0300 1234567',
    'The seller asked me to pay by easypaisa first',
    'Please send the refund by bank transfer',
    'Mail me at sana@example.com',
  ])('%s names none', text => {
    expect(findPaymentDestination(text)).toBeUndefined()
  })
})
