import type { Draft } from './draft.ts'
import { productNounOf } from './product-nouns.ts'
import { isMan } from './seller-choice.ts'
import { type Theme, themeOf } from './wording/theme.ts'

const bigBags = new Set(['handbag', 'tote', 'backpack'])
const sleeved = new Set(['hoodie', 'sweater', 't-shirt'])
const buttoned = new Set(['shirt', 'polo', 'denim jacket', 'long coat', 'waistcoat', 'romper'])
const bottoms = new Set(['jeans', 'trousers', 'shorts', 'skirt', 'palazzo', 'shalwar'])
const strapped = new Set(['handbag', 'backpack'])
const summerCloths = new Set(['lawn floral', 'ditsy floral', 'block print', 'chiffon', 'gingham'])
const dressyCloths = new Set(['chiffon', 'zari', 'velvet', 'silk', 'mirror work'])
const printedCloths = new Set([
  'lawn floral',
  'ditsy floral',
  'block print',
  'ajrak',
  'paisley',
  'polka dot',
  'bandhani',
])
const brightColours = new Set([
  'coral',
  'mustard',
  'lemon',
  'crimson',
  'fuchsia',
  'saffron',
  'ferozi',
  'royal blue',
  'sky blue',
  'emerald',
  'teal',
  'white',
  'peach',
  'mint',
])
const winterCloths = new Set(['khaddar', 'velvet', 'knit', 'houndstooth'])

type Claims = Readonly<Record<string, boolean>>

/** Facts about the sale and the seller. */
function claimsOfSale(draft: Draft): Claims {
  const { line, condition, seller, group } = draft
  return {
    new: condition === 1,
    used: condition > 1,
    worn: condition === 2,
    men: isMan(seller) && line.category <= 11,
    women: !isMan(seller) && line.category > 11 && group !== 'kids',
    single: draft.quantity === 1,
    offers: draft.takesOffers,
    fixed: !draft.takesOffers,
    brand: draft.brand !== null,
    eu43: draft.size.eu === 43,
  }
}

/** Facts about the kind of product, whatever its material. */
function claimsOfKind({ line }: Draft, title: string): Claims {
  const isJunior = line.fit === 'child shoe' || line.category === 31
  return {
    one: !productNounOf(line).isPlural,
    junior: isJunior,
    adult: !isJunior,
    baby: line.fit === 'baby',
    play: line.family === 'kids',
    bag: line.family === 'bag',
    plainshoe: line.family === 'shoes',
    top: line.fit.endsWith('top'),
    bottom: line.fit.endsWith('bottom'),
    full: line.fit.endsWith('full'),
    hem: bottoms.has(line.garment) || line.fit.endsWith('full'),
    bottoms: bottoms.has(line.garment),
    sleeved: sleeved.has(line.garment),
    buttons: buttoned.has(line.garment),
    groom: line.garment === 'sherwani',
    bride: line.family === 'bridal' && line.garment !== 'sherwani',
    suit: /suit|piece/i.test(title),
    set: /set|pajama|shalwar/i.test(title),
    zip: line.garment === 'bomber jacket',
    kurta: line.garment === 'kurta' || line.garment === 'shalwar kameez',
    laces: line.garment === 'sneaker',
    big: bigBags.has(line.garment) && line.category !== 31,
    laptop: line.category === 9,
    strap: strapped.has(line.garment),
    hand: line.garment === 'handbag',
    lips: line.garment === 'lipstick',
    palette: line.garment === 'make-up palette',
    long: line.garment === 'kurti',
    maxi: line.garment === 'maxi dress' || line.garment === 'abaya',
  }
}

const unworn = new Set<Theme>(['feet', 'carried', 'adorned', 'beauty', 'scent'])

/** Facts about fabric and colour. */
function claimsOfCloth({ line, fabric, colour, condition }: Draft): Claims {
  const theme = themeOf(line.family)
  const isWorn = !unworn.has(theme)
  const isWinterly = winterCloths.has(fabric) || line.family === 'warm'
  return {
    festive: theme === 'festive',
    bridal: theme === 'bridal',
    kids: theme === 'kids',
    cloth: isWorn && theme !== 'bridal',
    'used-cloth': isWorn && condition === 2,
    iron: isWorn && line.family !== 'denim',
    leather: fabric === 'leather',
    worked: fabric === 'embroidered' || fabric === 'mirror work' || fabric === 'zari',
    daily: !dressyCloths.has(fabric),
    printed: printedCloths.has(fabric),
    bright: brightColours.has(colour),
    colour: colour !== 'black' && theme !== 'scent' && line.family !== 'skincare',
    summer: isWorn && summerCloths.has(fabric),
    winter: isWorn && isWinterly && line.garment !== 't-shirt',
  }
}

/** Returns the traits of a product, which the words after a bar in a sentence require. */
export function traitsOf(draft: Draft, title: string): ReadonlySet<string> {
  const claims = { ...claimsOfSale(draft), ...claimsOfKind(draft, title), ...claimsOfCloth(draft) }
  const truths = Object.entries(claims).filter(([, isTrue]) => isTrue)
  return new Set([...truths.map(([name]) => name), draft.line.garment])
}

const singular = /\b(it|its|itself|this one)\b/i

/** Returns whether a sentence is true of a product with these traits. */
export function fitsTraits(card: string, traits: ReadonlySet<string>, theme: string): boolean {
  const [text, wanted] = card.split('|')
  if (!traits.has('one') && theme !== 'feet' && singular.test(text!.replaceAll(/\{\w+\}/g, ''))) return false
  return !wanted || wanted.split(',').every(trait => traits.has(trait))
}
