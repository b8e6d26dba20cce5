import type { Colour, Fabric } from '../photos/photo-spec.ts'

export const neutrals: readonly Colour[] = [
  'black',
  'charcoal',
  'navy',
  'ivory',
  'white',
  'oatmeal',
  'sand',
  'slate grey',
]
export const earthy: readonly Colour[] = [
  'camel',
  'rust',
  'olive',
  'terracotta',
  'mustard',
  'chocolate',
  'brick',
  'sage',
]
export const pastels: readonly Colour[] = [
  'mint',
  'peach',
  'blush pink',
  'lilac',
  'powder blue',
  'lemon',
  'pistachio',
  'lavender',
]
export const jewels: readonly Colour[] = [
  'teal',
  'emerald',
  'maroon',
  'plum',
  'royal blue',
  'bottle green',
  'wine',
  'fuchsia',
]
export const brights: readonly Colour[] = [
  'ferozi',
  'coral',
  'mustard',
  'fuchsia',
  'saffron',
  'sky blue',
  'crimson',
  'emerald',
]
export const hides: readonly Colour[] = ['tan', 'chocolate', 'black', 'espresso', 'camel', 'maroon']
export const bridals: readonly Colour[] = [
  'crimson',
  'maroon',
  'gold',
  'blush pink',
  'emerald',
  'ivory',
  'dusty rose',
  'wine',
  'bottle green',
  'peach',
  'plum',
  'mint',
]

const partners: Readonly<Record<Colour, readonly Colour[]>> = {
  ivory: ['gold', 'maroon', 'sage', 'dusty rose'],
  white: ['navy', 'sky blue', 'coral', 'charcoal'],
  oatmeal: ['rust', 'olive', 'chocolate'],
  sand: ['chocolate', 'teal', 'rust'],
  camel: ['ivory', 'espresso', 'navy'],
  tan: ['ivory', 'espresso', 'navy'],
  chocolate: ['camel', 'ivory', 'terracotta'],
  espresso: ['camel', 'sand', 'gold'],
  black: ['gold', 'ivory', 'crimson', 'silver grey'],
  charcoal: ['silver grey', 'mustard', 'ivory'],
  'slate grey': ['white', 'navy', 'coral'],
  'silver grey': ['navy', 'plum', 'charcoal'],
  navy: ['white', 'camel', 'gold', 'sky blue'],
  indigo: ['ivory', 'mustard', 'crimson'],
  'denim blue': ['white', 'camel', 'sky blue'],
  'sky blue': ['navy', 'white', 'lemon'],
  'powder blue': ['ivory', 'royal blue', 'dusty rose'],
  'royal blue': ['gold', 'white', 'ferozi'],
  teal: ['mustard', 'ivory', 'coral'],
  ferozi: ['fuchsia', 'gold', 'ivory'],
  'bottle green': ['gold', 'camel', 'ivory'],
  emerald: ['gold', 'fuchsia', 'ivory'],
  olive: ['oatmeal', 'rust', 'mustard'],
  sage: ['ivory', 'dusty rose', 'olive'],
  mint: ['coral', 'teal', 'gold'],
  pistachio: ['fuchsia', 'ivory', 'olive'],
  mustard: ['maroon', 'teal', 'ivory'],
  gold: ['maroon', 'ivory', 'emerald'],
  saffron: ['fuchsia', 'maroon', 'ivory'],
  lemon: ['sky blue', 'sage', 'coral'],
  rust: ['ivory', 'teal', 'mustard'],
  terracotta: ['ivory', 'sage', 'navy'],
  brick: ['sand', 'navy', 'mustard'],
  maroon: ['gold', 'ivory', 'blush pink'],
  crimson: ['gold', 'ivory', 'emerald'],
  wine: ['gold', 'dusty rose', 'silver grey'],
  coral: ['ivory', 'teal', 'lemon'],
  peach: ['gold', 'sage', 'coral'],
  'blush pink': ['gold', 'dusty rose', 'silver grey'],
  'dusty rose': ['ivory', 'wine', 'sage'],
  fuchsia: ['gold', 'saffron', 'ferozi'],
  plum: ['gold', 'lilac', 'silver grey'],
  lilac: ['plum', 'ivory', 'mint'],
  lavender: ['plum', 'white', 'sage'],
}

const festive = new Set<Fabric>(['zari', 'embroidered', 'mirror work'])
const metallic: readonly Colour[] = ['gold', 'ivory', 'silver grey', 'blush pink']

/** Returns second colours that go with a first one in a fabric. */
export function accentsFor(colour: Colour, fabric: Fabric): readonly Colour[] {
  if (fabric === 'zari')
    return colour === 'gold' ? ['maroon', 'ivory'] : colour === 'ivory' ? ['gold'] : ['gold', 'gold', 'ivory']
  if (!festive.has(fabric)) return partners[colour]
  return [...partners[colour], ...metallic.filter(metal => metal !== colour)]
}
