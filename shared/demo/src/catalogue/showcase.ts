import type { Colour, Fabric, Garment } from '../photos/photo-spec.ts'

/** A hand-picked product at the top of its group's listing. */
export interface ShowcaseProduct {
  readonly category: number
  readonly garment: Garment
  readonly fabric: Fabric
  readonly colour: Colour
  readonly accent: Colour
  readonly brand: string | null
  readonly title: string
}

type Row = readonly [number, Garment, Fabric, Colour, Colour, string | null, string]

function withNames(rows: readonly Row[]): ShowcaseProduct[] {
  return rows.map(([category, garment, fabric, colour, accent, brand, title]) => ({
    category,
    garment,
    fabric,
    colour,
    accent,
    brand,
    title,
  }))
}

/** The newest products of the groups on the home page, newest first. */
export const showcase: Readonly<Record<string, readonly ShowcaseProduct[]>> = {
  men: withNames([
    [5, 'waistcoat', 'velvet', 'bottle green', 'gold', 'Amir Adnan', 'Amir Adnan bottle green velvet waistcoat'],
    [8, 'chappal', 'leather', 'tan', 'espresso', null, 'Peshawari chappal tan leather double sole'],
    [3, 'bomber jacket', 'suede', 'chocolate', 'camel', 'Outfitters', 'Outfitters suede bomber jacket chocolate'],
    [4, 'kurta', 'embroidered', 'ivory', 'sage', 'J.', 'J dot ivory chikankari kurta for Eid'],
    [10, 'watch', 'leather', 'navy', 'tan', 'Titan', 'Titan dress watch navy leather strap'],
    [6, 'sherwani', 'zari', 'maroon', 'gold', 'HSY', 'HSY maroon tilla work barat sherwani'],
    [7, 'sweater', 'knit', 'oatmeal', 'rust', 'Bonanza', 'Bonanza cable knit sweater oatmeal'],
    [1, 'shirt', 'gingham', 'sky blue', 'white', 'Cambridge', 'Cambridge sky blue gingham shirt'],
  ]),
  women: withNames([
    [14, 'kurti', 'embroidered', 'teal', 'mustard', 'Khaadi', 'Khaadi embroidered lawn kurti teal'],
    [22, 'handbag', 'leather', 'wine', 'gold', 'Charles and Keith', 'Charles and Keith top handle bag wine'],
    [
      15,
      'three-piece suit',
      'lawn floral',
      'blush pink',
      'dusty rose',
      'Maria B',
      'Maria B printed lawn 3 piece blush pink',
    ],
    [21, 'khussa', 'mirror work', 'fuchsia', 'gold', null, 'Fuchsia mirror work mehndi khussa'],
    [17, 'maxi dress', 'silk', 'emerald', 'gold', 'Zara', 'Zara emerald satin maxi dress'],
    [20, 'shawl', 'paisley', 'camel', 'maroon', null, 'Kashmiri pashmina paisley shawl camel'],
    [18, 'long coat', 'houndstooth', 'black', 'ivory', 'Mango', 'Mango houndstooth winter coat'],
    [23, 'jhumka', 'metal', 'gold', 'emerald', null, 'Kundan jhumkay with emerald stones'],
  ]),
  kids: withNames([
    [27, 'frock', 'ditsy floral', 'peach', 'sage', 'Hopscotch', 'Hopscotch peach floral summer frock'],
    [26, 'kids kurta set', 'embroidered', 'bottle green', 'gold', 'J.', 'J dot boys kurta pajama bottle green'],
    [29, 'dungarees', 'denim', 'denim blue', 'camel', 'Next', 'Next baby dungarees denim blue'],
    [30, 'sneaker', 'canvas', 'crimson', 'white', 'Bata', 'Bata kids canvas sneakers crimson'],
    [24, 'sweater', 'knit', 'mustard', 'ivory', null, 'Hand knitted kids sweater mustard'],
    [28, 'long coat', 'check', 'camel', 'navy', 'Next', 'Next girls checked wool coat camel'],
    [25, 'skirt', 'polka dot', 'navy', 'white', 'Minnie Minors', 'Minnie Minors polka dot twirl skirt navy'],
    [31, 'backpack', 'canvas', 'teal', 'mustard', null, 'Roomy canvas school bag teal'],
  ]),
  'wedding dresses': withNames([
    [49, 'lehenga choli', 'zari', 'crimson', 'gold', 'Maria B', 'Maria B crimson zardozi barat lehenga'],
    [49, 'bridal maxi', 'embroidered', 'powder blue', 'ivory', 'Elan', 'Elan powder blue pearl work walima maxi'],
    [49, 'gharara', 'silk', 'emerald', 'gold', null, 'Emerald banarsi silk nikah gharara'],
    [
      49,
      'lehenga choli',
      'mirror work',
      'saffron',
      'fuchsia',
      'Nomi Ansari',
      'Nomi Ansari saffron mirror work mehndi lehenga',
    ],
    [49, 'bridal maxi', 'zari', 'ivory', 'gold', 'HSY', 'HSY ivory tilla work nikah maxi with dupatta'],
    [49, 'lehenga choli', 'velvet', 'wine', 'gold', 'Asim Jofa', 'Asim Jofa wine velvet bridal lehenga'],
    [49, 'gharara', 'embroidered', 'blush pink', 'silver grey', null, 'Blush pink kamdani farshi gharara with dupatta'],
    [49, 'bridal maxi', 'mirror work', 'mint', 'gold', 'Agha Noor', 'Agha Noor mint mirror work engagement maxi'],
  ]),
  beauty: withNames([
    [40, 'perfume', 'plain', 'gold', 'espresso', 'J.', 'J dot oud perfume 100 ml box pack'],
    [38, 'lipstick', 'metal', 'brick', 'gold', 'Luscious', 'Luscious matte lipstick brick gold case'],
    [39, 'skincare', 'plain', 'sage', 'ivory', 'Conatural', 'Conatural hydrating face serum'],
    [38, 'make-up palette', 'metal', 'dusty rose', 'gold', 'Masarrat Misbah', 'Masarrat Misbah nude eyeshadow palette'],
  ]),
}
