import type { ratingTextsEn } from './response-texts-ratings-en.ts'

export const ratingTextsUr: Readonly<Record<keyof typeof ratingTextsEn, string>> = {
  'rating.all-rated': 'آپ اس بیچنے والے سے اپنے آرڈرز کی ریٹنگ پہلے ہی دے چکے ہیں۔',
  'rating.buyers-only': 'ریٹنگ صرف وہی دے سکتے ہیں جنہوں نے اس بیچنے والے سے خریداری کی ہو۔',
  'rating.guest': 'اس خریدار نے اکاؤنٹ کے بغیر آرڈر دیا تھا، اس لیے اسے ریٹنگ نہیں دی جا سکتی۔',
  'rating.order-cancelled': 'یہ آرڈر منسوخ ہو گیا تھا، اس لیے اس پر ریٹنگ نہیں دی جا سکتی۔',
  'rating.order-open': 'آرڈر مکمل ہونے کے بعد آپ خریدار کو ریٹنگ دے سکیں گے۔',
  'rating.order-rated': 'آپ اس آرڈر کی ریٹنگ پہلے ہی دے چکے ہیں۔',
  'rating.order-refunded': 'اس آرڈر کی رقم واپس کر دی گئی تھی، اس لیے اس پر ریٹنگ نہیں دی جا سکتی۔',
  'rating.order-returned': 'پارسل بیچنے والے کے پاس واپس چلا گیا تھا، اس لیے اس آرڈر پر ریٹنگ نہیں دی جا سکتی۔',
  'rating.own-shop': 'یہ آپ کی اپنی دکان ہے۔ آپ انہیں ریٹنگ دے سکتے ہیں جن سے آپ نے خریداری کی ہے۔',
  'rating.phone-required': 'ریٹنگ دینے سے پہلے براہِ کرم اپنا فون نمبر شامل کر کے تصدیق کریں۔',
  'rating.too-early': 'آرڈر ملنے کی تصدیق کے بعد آپ بیچنے والے کو ریٹنگ دے سکیں گے۔',
  'rating.too-late': 'آرڈر کی ریٹنگ مکمل ہونے کے بعد {count} دن تک دی جا سکتی ہے۔',
}
