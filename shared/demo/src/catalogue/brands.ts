/** A brand's effect on a second-hand price, and its spelling where only letters are allowed. */
interface BrandTrait {
  readonly factor: number
  readonly spelling?: string
}

const brandTraits: Readonly<Record<string, BrandTrait>> = {
  Khaadi: { factor: 1.05 },
  Sapphire: { factor: 1.1 },
  'Gul Ahmed': { factor: 0.98 },
  Alkaram: { factor: 0.95 },
  'Nishat Linen': { factor: 0.98 },
  Limelight: { factor: 0.85 },
  Generation: { factor: 1.15 },
  Ethnic: { factor: 1 },
  'Bonanza Satrangi': { factor: 0.85 },
  'Maria B': { factor: 1.75 },
  'Sana Safinaz': { factor: 1.5 },
  'Asim Jofa': { factor: 1.55 },
  Elan: { factor: 1.9 },
  'Zara Shahjahan': { factor: 1.6 },
  Baroque: { factor: 1.3 },
  'Cross Stitch': { factor: 1.05 },
  Beechtree: { factor: 0.9 },
  'So Kamal': { factor: 0.95 },
  Zeen: { factor: 0.95 },
  Kayseria: { factor: 0.95 },
  HSY: { factor: 1.5 },
  'Nomi Ansari': { factor: 1.7 },
  'Tena Durrani': { factor: 1.5 },
  'Agha Noor': { factor: 1.1 },
  'J.': { factor: 1.1, spelling: 'J dot' },
  'Amir Adnan': { factor: 1.5 },
  'Royal Tag': { factor: 1.15 },
  Edenrobe: { factor: 0.9 },
  Diners: { factor: 0.95 },
  Uniworth: { factor: 1 },
  Cambridge: { factor: 0.95 },
  Charcoal: { factor: 1 },
  Monark: { factor: 1.05 },
  Republic: { factor: 1.35 },
  'Bareeze Man': { factor: 1.2 },
  Outfitters: { factor: 1.05 },
  Breakout: { factor: 0.95 },
  Furor: { factor: 0.95 },
  "Levi's": { factor: 1.5, spelling: 'Levis' },
  Mango: { factor: 1.5 },
  Zara: { factor: 1.6 },
  Engine: { factor: 0.85 },
  Ideas: { factor: 0.95 },
  Nike: { factor: 1.9 },
  Adidas: { factor: 1.8 },
  Puma: { factor: 1.6 },
  Skechers: { factor: 1.7 },
  Bata: { factor: 0.85 },
  Servis: { factor: 0.8 },
  'Hush Puppies': { factor: 1.7 },
  Urbansole: { factor: 0.9 },
  Ndure: { factor: 0.85 },
  Stylo: { factor: 0.9 },
  ECS: { factor: 1.05 },
  Borjan: { factor: 1 },
  Metro: { factor: 1.1 },
  Insignia: { factor: 1.1 },
  'Unze London': { factor: 1.05 },
  Heels: { factor: 0.9 },
  'Charles and Keith': { factor: 2.1 },
  Jafferjees: { factor: 1.7 },
  Hub: { factor: 1.5 },
  'Minnie Minors': { factor: 1.05 },
  Hopscotch: { factor: 1.1 },
  'Leisure Club': { factor: 0.95 },
  Ochre: { factor: 1.1 },
  Mothercare: { factor: 1.3 },
  Next: { factor: 1.3 },
  'Bachaa Party': { factor: 0.9 },
  Luscious: { factor: 1.25 },
  Medora: { factor: 0.6 },
  Rivaj: { factor: 0.65 },
  'Saeed Ghani': { factor: 0.75 },
  Conatural: { factor: 1.25 },
  'Masarrat Misbah': { factor: 1.5 },
  'Golden Pearl': { factor: 0.7 },
  Bonanza: { factor: 1 },
  'WB by Hemani': { factor: 0.9 },
  Casio: { factor: 1.4 },
  Titan: { factor: 1.5 },
  'Ray Ban': { factor: 3 },
  Tesoro: { factor: 1.1 },
  Maybelline: { factor: 1.2 },
  Neutrogena: { factor: 1.3 },
}

const nameless: BrandTrait = { factor: 0.72 }

function traitOf(brand: string | null): BrandTrait {
  return (brand === null ? nameless : brandTraits[brand]) ?? { factor: 1 }
}

export function brandFactor(brand: string | null): number {
  return traitOf(brand).factor
}

/** Spells a brand for a title: letters, digits and spaces. */
export function brandSpelling(brand: string): string {
  return traitOf(brand).spelling ?? brand
}
