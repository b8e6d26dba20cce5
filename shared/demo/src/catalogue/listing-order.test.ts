import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './demo-catalogue.ts'

const shop = demoCatalogue()
const onSale = shop.products.filter(
  product => !product.sold && product.active && product.approval_status === 'approved',
)

describe('the newest products', () => {
  const groupOf = (id: number) =>
    id <= 11 ? 'men' : id <= 23 ? 'women' : id <= 31 ? 'kids' : id === 49 ? 'wedding' : 'beauty'
  const newestOf = (group: string) =>
    onSale
      .filter(product => groupOf(product.category_id) === group)
      .sort((one, other) => one.listed_hours_ago - other.listed_hours_ago)

  it.each(['men', 'women', 'kids', 'wedding'])('of %s are varied', group => {
    const covers = newestOf(group)
      .slice(0, 8)
      .map(product => product.photos[0]!)
    expect(new Set(covers.map(cover => cover.garment)).size).toBeGreaterThanOrEqual(group === 'wedding' ? 3 : 8)
    expect(new Set(covers.map(cover => cover.colour)).size).toBeGreaterThanOrEqual(7)
  })

  it.each(['men', 'women', 'kids', 'beauty'])('of %s never include three of one kind in a row', group => {
    const garments = newestOf(group)
      .slice(0, 40)
      .map(product => product.photos[0]!.garment)
    const runs = garments.filter((garment, index) => garment === garments[index - 1] && garment === garments[index - 2])
    expect(runs).toEqual([])
  })
})
