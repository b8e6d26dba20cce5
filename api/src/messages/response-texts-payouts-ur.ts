import type { payoutTextsEn } from './response-texts-payouts-en.ts'

export const payoutTextsUr: Readonly<Record<keyof typeof payoutTextsEn, string>> = {
  'payout.above-available':
    'ابھی Rs.{amount} نکلوائے جا سکتے ہیں، باقی رقم کوریئر کے پاس ہے یا روکی ہوئی ہے۔ براہِ کرم اس سے زیادہ رقم نہ لکھیں۔',
  'payout.above-balance': 'آپ کا بیلنس Rs.{amount} ہے۔ براہِ کرم اس سے زیادہ رقم نہ لکھیں۔',
  'payout.approval-of-other': 'منظوری وہی شخص واپس لے سکتا ہے جس نے دی تھی۔',
  'payout.approved': 'اس ادائیگی کو پہلی منظوری مل چکی ہے۔ اب کوئی دوسرا شخص اسے ادا کر سکتا ہے۔',
  'payout.approved-by-you': 'آپ یہ ادائیگی منظور کر چکے ہیں۔ اسے کوئی دوسرا شخص ادا کرے گا۔',
  'payout.being-sent': 'یہ رقم آپ کے بینک کو بھیجی جا رہی ہے، اس لیے اب منسوخ نہیں ہو سکتی۔',
  'payout.cancelled': 'یہ ادائیگی پہلے ہی منسوخ ہو چکی ہے۔',
  'payout.details-new': 'آپ کی بینک کی تفصیلات نئی ہیں۔ آپ کی حفاظت کے لیے، ادائیگی کی درخواست {hours} گھنٹے بعد دیں۔',
  'payout.details-new-soon': 'آپ کی بینک کی تفصیلات نئی ہیں۔ آپ کی حفاظت کے لیے، ادائیگی کی درخواست کچھ دیر بعد دیں۔',
  'payout.entered-by-you': 'اس ادائیگی کے ایک آرڈر کی رقم آپ نے خود درج کی تھی، اس لیے اسے کوئی اور بھیجے گا۔',
  'payout.needs-approval': 'یہ رقم حد سے زیادہ ہے۔ پہلے ایک شخص منظوری دے، پھر دوسرا ادا کرے۔',
  'payout.not-approved': 'اس ادائیگی کی کوئی منظوری نہیں جو واپس لی جا سکے۔',
  'payout.not-found': 'یہ ادائیگی موجود نہیں۔',
  'payout.not-sender': 'یہ رقم آپ نہیں بھیج رہے۔',
  'payout.one-suffices': 'اس ادائیگی کے لیے دوسرے شخص کی ضرورت نہیں۔ آپ اسے ادا کر سکتے ہیں۔',
  'payout.other-sender': 'یہ رقم {name} بھیج رہے ہیں۔',
  'payout.own': 'یہ رقم آپ ہی کو ملنی ہے، اس لیے اسے کوئی اور بھیجے گا۔',
  'payout.paid': 'یہ ادائیگی پہلے ہی ہو چکی ہے۔',
  'payout.rejected': 'یہ ادائیگی پہلے ہی مسترد ہو چکی ہے۔',
  'payout.sent-by-you': 'یہ ادائیگی آپ بھیج رہے ہیں۔ اسے کوئی دوسرا شخص منظور کرے گا۔',
}
