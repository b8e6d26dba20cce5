/** Departments of sellers and their categories. */
export const departments = {
  menswear: [1, 2, 3, 7],
  gym: [11, 1, 7],
  'men ethnic': [4, 5],
  groom: [6],
  'men shoes': [8],
  'men small': [9, 10],
  western: [12, 13, 17, 18],
  desi: [13, 14, 15, 16, 20],
  modest: [19, 20],
  warm: [18, 20],
  denim: [2, 3],
  leather: [3, 9, 10],
  formal: [15, 17, 20],
  'women shoes': [21],
  bags: [22],
  jewellery: [23],
  kids: [24, 25, 26, 27, 28, 29, 31],
  'kids shoes': [30],
  'make-up': [37, 38],
  skincare: [37, 39],
  scent: [40],
  bridal: [49],
} as const

export type Department = keyof typeof departments

/** Writing style of a seller. */
export type Voice = 'brief' | 'chatty' | 'precise' | 'desi' | 'polite'

/** A hand-written person; missing fields are generated. */
export interface SellerSketch {
  readonly username: string
  readonly name: readonly [first: string, last: string]
  readonly city: string
  readonly voice: Voice
  readonly sells: readonly Department[]
  /** Relative number of their products. */
  readonly share: number
  readonly joined: number
  readonly bio: string
  readonly shop: string
  readonly vacation?: true
  /** Service quality: the probability of a five-star rating. */
  readonly care: number
}

export interface BuyerSketch {
  readonly username: string
  readonly name: readonly [first: string, last: string]
  readonly city: string
  readonly joined: number
  readonly bio: string | null
}
