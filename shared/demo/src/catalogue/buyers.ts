import type { BuyerSketch } from './people.ts'

export const demoBuyer: BuyerSketch = {
  username: 'demo_buyer',
  name: ['Hania', 'Rehman'],
  city: 'Karachi',
  joined: 236,
  bio: 'Looking for lawn in small and shoes in 38.',
}

/** Returns whether the demo buyer, a woman with no children and no groom, would look at a category. */
export function isToDemoBuyersTaste(category: number): boolean {
  return (category >= 12 && category <= 23) || category === 40
}

export const demoAdmin: BuyerSketch = {
  username: 'demo_admin',
  name: ['Adeel', 'Sarwar'],
  city: 'Lahore',
  joined: 700,
  bio: null,
}

/** People who do not sell. */
export const buyers: readonly BuyerSketch[] = [
  {
    username: 'amna_k',
    name: ['Amna', 'Khalid'],
    city: 'Lahore',
    joined: 210,
    bio: 'Always looking for cotton kurtis.',
  },
  { username: 'hafsa_reads', name: ['Hafsa', 'Mahmood'], city: 'Islamabad', joined: 145, bio: null },
  { username: 'bilal_s', name: ['Bilal', 'Shafiq'], city: 'Karachi', joined: 300, bio: 'Shoe size 43, sadly.' },
  { username: 'maha_mir', name: ['Maha', 'Mir'], city: 'Lahore', joined: 95, bio: null },
  { username: 'sarmad_h', name: ['Sarmad', 'Hussain'], city: 'Rawalpindi', joined: 260, bio: null },
  { username: 'kiran_n', name: ['Kiran', 'Nawaz'], city: 'Faisalabad', joined: 320, bio: 'Dupattas are my weakness.' },
  { username: 'fizza_ali', name: ['Fizza', 'Ali'], city: 'Karachi', joined: 180, bio: null },
  { username: 'junaid_w', name: ['Junaid', 'Warraich'], city: 'Gujranwala', joined: 75, bio: null },
  {
    username: 'sobia_tanveer',
    name: ['Sobia', 'Tanveer'],
    city: 'Multan',
    joined: 240,
    bio: 'Buying for two girls, four and seven.',
  },
  { username: 'haris_m', name: ['Haris', 'Mansoor'], city: 'Karachi', joined: 155, bio: null },
  { username: 'nida_y', name: ['Nida', 'Yaqoob'], city: 'Lahore', joined: 350, bio: null },
  { username: 'asma_gul', name: ['Asma', 'Gul'], city: 'Peshawar', joined: 200, bio: 'Shawls, please.' },
  { username: 'rida_batool', name: ['Rida', 'Batool'], city: 'Islamabad', joined: 120, bio: null },
  { username: 'talha_b', name: ['Talha', 'Bhatti'], city: 'Sargodha', joined: 90, bio: null },
  {
    username: 'madiha_f',
    name: ['Madiha', 'Feroz'],
    city: 'Karachi',
    joined: 410,
    bio: 'Getting married in December.',
  },
  { username: 'shanzay_o', name: ['Shanzay', 'Omar'], city: 'Lahore', joined: 60, bio: null },
  { username: 'imran_j', name: ['Imran', 'Jamali'], city: 'Hyderabad', joined: 270, bio: null },
  {
    username: 'urooj_a',
    name: ['Urooj', 'Akhtar'],
    city: 'Rawalpindi',
    joined: 165,
    bio: 'Teacher. Comfortable shoes only.',
  },
  { username: 'saira_d', name: ['Saira', 'Durrani'], city: 'Quetta', joined: 230, bio: null },
  { username: 'moiz_t', name: ['Moiz', 'Tahir'], city: 'Lahore', joined: 110, bio: null },
  { username: 'zoya_i', name: ['Zoya', 'Ilyas'], city: 'Karachi', joined: 85, bio: 'Student budget.' },
  { username: 'naveed_c', name: ['Naveed', 'Cheema'], city: 'Sialkot', joined: 290, bio: null },
  { username: 'eshal_p', name: ['Eshal', 'Paracha'], city: 'Peshawar', joined: 135, bio: null },
  { username: 'hamna_z', name: ['Hamna', 'Zia'], city: 'Bahawalpur', joined: 175, bio: null },
  { username: 'waleed_r', name: ['Waleed', 'Rafique'], city: 'Islamabad', joined: 220, bio: 'Collects waistcoats.' },
]
