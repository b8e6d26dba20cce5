/** Words that buyers and sellers spell in several ways, in English, Roman Urdu and Urdu; without marks (SEARCH-7). */
const SPELLINGS = `
abaya, عبایا, عبایہ
accessories, accessory, لوازمات
bag, بیگ
pumps, پمپس
bangles, churiyan, choorian, چوڑیاں
beauty, بیوٹی
belt, بیلٹ
black, kala, kali, کالا, کالی, سیاہ
blazer, بلیزر
blouse, بلاؤز
blue, neela, neeli, نیلا, نیلی
boots, بوٹ, بوٹس
bracelet, بریسلٹ, کڑا
bridal, عروسی, دلہن
brown, بھورا, بھوری, براؤن
cap, ٹوپی, کیپ
cardigan, کارڈیگن
chadar, chaddar, chador, چادر
chappal, chapal, چپل
chiffon, شیفون, شفون
clutch, کلچ
coat, کوٹ
cotton, کاٹن, سوتی
denim, ڈینم
dress, ڈریس, لباس
dupatta, dupata, dopatta, duppata, duppatta, دوپٹہ, دوپٹا, دوپٹے
earrings, ear rings, بالیاں, جھمکے
embroidered, embroidery, kadhai, karhai, کڑھائی
fragrance, perfume, خوشبو, عطر, پرفیوم
frock, فراک
gharara, غرارہ, غرارا
golden, gold, sunehri, سنہری, سنہرا
green, hara, hari, سبز, ہرا, ہری
grey, gray, سرمئی
gul ahmed, gul ahmad, gulahmed, gulahmad, گل احمد
handbag, hand bag, ہینڈ بیگ
heels, ہیل, ہیلز
hijab, حجاب
hoodie, hoody, ہوڈی
jacket, جیکٹ
jeans, جینز
jewellery, jewelry, زیور, زیورات
jogger, جوگر, جوگرز
kameez, qameez, kamiz, kamees, qamees, قمیض, قمیص
khaadi, khaddi, کھادی
khaddar, khadar, khadder, کھدر
khussa, khusa, khusse, khussay, کھسہ, کھسا, کھسے
kids, children, child, bachay, bachon, بچہ, بچے, بچوں
kurta, kurtaa, kurtha, کرتا, کرتہ, کرتے
kurti, کرتی, کرتیاں
lawn, لان
leather, لیدر, چمڑا, چمڑے
lehenga, lehanga, lehnga, lahnga, lahenga, لہنگا, لہنگہ, لہنگے
linen, لینن
makeup, make up, میک اپ
maroon, مہرون
maxi, میکسی
men, man, gents, mardana, مرد, مردوں, مردانہ
necklace, ہار
net, نیٹ
organza, آرگنزا
pajama, pyjama, پاجامہ, پجامہ
pants, pant, پینٹ
pashmina, پشمینہ
peshawari, پشاوری
pink, gulabi, گلابی
printed, print, پرنٹڈ, پرنٹ
purple, جامنی
purse, پرس
red, laal, لال, سرخ
ring, انگوٹھی
romper, رومپر
saree, sari, saari, ساڑھی, ساڑی
sandals, سینڈل, سینڈلز
scarf, اسکارف, سکارف
shalwar, salwar, shalvar, shulwar, شلوار
sharara, شرارہ, شرارا
shawl, شال
sherwani, shervani, شیروانی
shirt, شرٹ
shoes, joota, joote, jootay, jooti, jutay, جوتا, جوتے, جوتی, جوتیاں
silk, سلک, ریشم, ریشمی
silver, چاندی
skincare, skin care
skirt, اسکرٹ, سکرٹ
sneakers, سنیکرز, اسنیکرز
stole, اسٹول
suit, سوٹ, جوڑا
sunglasses, sun glasses, سن گلاسز
sweater, سویٹر, سوئٹر
three piece, 3 piece, 3 pieces, 3pc, 3pcs, 3 pc, 3 pcs, تھری پیس
top, ٹاپ, ٹاپس
trousers, ٹراؤزر, ٹراوزر
tshirt, t shirt, tee shirt, ٹی شرٹ
turban, pagri, پگڑی
two piece, 2 piece, 2 pieces, 2pc, 2pcs, 2 pc, 2 pcs, ٹو پیس
unstitched, un stitched, ان سلا
velvet, مخمل, مخملی, ویلوٹ
waistcoat, waist coat, واسکٹ, ویسٹ کوٹ
walima, valima, waleema, ولیمہ
watch, گھڑی
wedding, shadi, shaadi, شادی
white, safaid, safed, سفید
women, woman, ladies, lady, khawateen, zanana, خواتین, زنانہ
yellow, peela, peeli, پیلا, پیلی, زرد
`

const spellings = new Map(
  SPELLINGS.trim()
    .split('\n')
    .map(line => line.split(', '))
    .flatMap(group => group.map(spelling => [spelling, group] as const)),
)

const arabicLetters: Record<string, string> = { ك: 'ک', ي: 'ی', ى: 'ی', ة: 'ہ', ه: 'ہ', ۀ: 'ہ' }

/** Writes Urdu without marks and with its own letters where a keyboard wrote Arabic ones. */
const withUrduLetters = (text: string) =>
  text.replace(/\p{M}/gu, '').replace(/[كيىةهۀ]/g, letter => arabicLetters[letter] ?? letter)

/** Returns the spellings of a word or of two, also of a plural in -s; undefined if there is one only. */
export function spellingsOf(text: string): string[] | undefined {
  const word = withUrduLetters(text)
  const singulars = [word.replace(/s$/, ''), word.replace(/es$/, '')]
  return [word, ...singulars, `${word}s`].map(each => spellings.get(each)).find(Boolean)
}
