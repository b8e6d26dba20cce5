/** A city and the parts of its addresses. */
export interface City {
  readonly name: string
  readonly province: string
  readonly zip: string
  readonly areas: readonly string[]
  /** Share of the buyers who live there. */
  readonly weight: number
}

export const cities: readonly City[] = [
  {
    name: 'Karachi',
    province: 'Sindh',
    zip: '75500',
    weight: 30,
    areas: [
      'Block 6, PECHS',
      'Phase 5, DHA',
      'Block 13-D, Gulshan-e-Iqbal',
      'Block H, North Nazimabad',
      'Block 2, Clifton',
      'Bahadurabad',
      'Gulistan-e-Johar Block 15',
      'Malir Cantt',
    ],
  },
  {
    name: 'Lahore',
    province: 'Punjab',
    zip: '54000',
    weight: 26,
    areas: [
      'Block G3, Johar Town',
      'Phase 4, DHA',
      'Model Town Block C',
      'Gulberg 3',
      'Wapda Town Phase 1',
      'Iqbal Town, Raza Block',
      'Cavalry Ground',
      'Bahria Town, Sector C',
    ],
  },
  {
    name: 'Islamabad',
    province: 'Islamabad Capital Territory',
    zip: '44000',
    weight: 12,
    areas: ['F-10/2', 'G-11/3', 'I-8/4', 'E-11', 'F-7/1', 'Bani Gala'],
  },
  {
    name: 'Rawalpindi',
    province: 'Punjab',
    zip: '46000',
    weight: 9,
    areas: ['Satellite Town Block D', 'Chaklala Scheme 3', 'Bahria Town Phase 7', 'Westridge 1', 'Saddar'],
  },
  {
    name: 'Faisalabad',
    province: 'Punjab',
    zip: '38000',
    weight: 8,
    areas: ['Peoples Colony 1', 'Madina Town', 'Susan Road', 'Eden Valley'],
  },
  {
    name: 'Multan',
    province: 'Punjab',
    zip: '60000',
    weight: 6,
    areas: ['Gulgasht Colony', 'Wapda Town Phase 2', 'Cantt', 'Bosan Road'],
  },
  {
    name: 'Peshawar',
    province: 'Khyber Pakhtunkhwa',
    zip: '25000',
    weight: 6,
    areas: ['University Town', 'Hayatabad Phase 3', 'Saddar', 'Gulbahar'],
  },
  {
    name: 'Hyderabad',
    province: 'Sindh',
    zip: '71000',
    weight: 4,
    areas: ['Latifabad Unit 8', 'Qasimabad', 'Auto Bhan Road'],
  },
  {
    name: 'Gujranwala',
    province: 'Punjab',
    zip: '52250',
    weight: 4,
    areas: ['Satellite Town', 'DC Colony', 'Model Town'],
  },
  { name: 'Sialkot', province: 'Punjab', zip: '51310', weight: 3, areas: ['Cantt', 'Model Town', 'Kashmir Road'] },
  {
    name: 'Quetta',
    province: 'Balochistan',
    zip: '87300',
    weight: 3,
    areas: ['Jinnah Town', 'Samungli Road', 'Satellite Town'],
  },
  {
    name: 'Bahawalpur',
    province: 'Punjab',
    zip: '63100',
    weight: 2,
    areas: ['Model Town A', 'Satellite Town', 'Cheema Town'],
  },
  { name: 'Sargodha', province: 'Punjab', zip: '40100', weight: 2, areas: ['Satellite Town', 'University Road'] },
  { name: 'Abbottabad', province: 'Khyber Pakhtunkhwa', zip: '22010', weight: 2, areas: ['Jinnahabad', 'Mandian'] },
]

export function cityNamed(name: string): City {
  const city = cities.find(candidate => candidate.name === name)
  if (!city) throw new Error(`Unknown demo city: ${name}`)
  return city
}
