import { requiresSize, sizesOf } from '@closyyy/contract/category-sizes'
import { measuresOf } from '@closyyy/contract/measures'
import { describe, expect, it } from 'vitest'
import { colours, fabricsOf, viewsOf } from '../photos/photo-spec.ts'
import { brandSpelling } from './brands.ts'
import { demoCatalogue } from './demo-catalogue.ts'

const shop = demoCatalogue()
const onSale = shop.products.filter(
  product => !product.sold && product.active && product.approval_status === 'approved',
)
const usernames = new Set(shop.users.map(user => user.username))
const categoryIds = [...Array.from({ length: 31 }, (_, index) => index + 1), 37, 38, 39, 40, 49]

describe('the demo catalogue', () => {
  it('is the same on every call', () => {
    expect(demoCatalogue()).toEqual(shop)
  })

  it('takes less than 300 ms of processor time to make', () => {
    const runs = Array.from({ length: 4 }, () => {
      const start = process.cpuUsage()
      demoCatalogue()
      return process.cpuUsage(start).user / 1000
    })
    expect(Math.min(...runs)).toBeLessThan(300)
  })

  // DEMO-1
  it('has forty shops, some buyers and the three demo accounts', () => {
    const others = shop.users.filter(user => !user.username.startsWith('demo_'))
    expect(others.filter(user => user.role === 'seller')).toHaveLength(40)
    expect(others.filter(user => user.role === 'buyer').length).toBeGreaterThanOrEqual(25)
    expect(['demo_buyer', 'demo_seller', 'demo_admin'].every(name => usernames.has(name))).toBe(true)
    expect(shop.users.filter(user => user.on_vacation)).toHaveLength(2)
  })

  it('gives everyone a username, email and phone of their own', () => {
    expect(usernames.size).toBe(shop.users.length)
    expect(new Set(shop.users.map(user => user.email)).size).toBe(shop.users.length)
    expect(new Set(shop.users.map(user => user.phone)).size).toBe(shop.users.length)
    for (const user of shop.users) expect(user.phone).toMatch(/^92\d{10}$/)
  })

  it('fills every category, the big ones with two dozen', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(640)
    expect(new Set(shop.products.map(product => product.category_id))).toEqual(new Set(categoryIds))
    const countOf = (id: number) => onSale.filter(product => product.category_id === id).length
    for (const id of categoryIds) expect(countOf(id), `category ${id}`).toBeGreaterThanOrEqual(8)
    for (const id of [4, 8, 14, 15, 16, 21, 30, 49]) expect(countOf(id), `category ${id}`).toBeGreaterThanOrEqual(24)
  })

  it('has an eighth sold, a few pending, and mostly used single products', () => {
    const share = shop.products.filter(product => product.sold).length / shop.products.length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.14)
    expect(shop.products.filter(product => product.approval_status === 'pending')).toHaveLength(4)
    expect(shop.products.filter(product => product.approval_status === 'rejected')).toHaveLength(1)
    expect(shop.products.filter(product => product.condition_id > 1).length).toBeGreaterThan(shop.products.length * 0.7)
    const several = shop.products.filter(product => product.quantity > 1)
    expect(several.length).toBeGreaterThan(10)
    expect(several.every(product => product.quantity <= 5)).toBe(true)
  })

  it('writes titles of letters, digits and spaces, three to eight words, each once', () => {
    for (const { title } of shop.products) {
      expect(title).toMatch(/^[\p{L}\p{N} ]+$/u)
      expect(title.split(' ').length, title).toBeGreaterThanOrEqual(3)
      expect(title.split(' ').length, title).toBeLessThanOrEqual(8)
    }
    expect(new Set(shop.products.map(product => product.title.toLowerCase().split(' ').sort().join(' '))).size).toBe(
      shop.products.length,
    )
  })

  it('writes descriptions of two sentences or more without gaps, URLs or phone numbers', () => {
    for (const { description } of shop.products) {
      expect(description).not.toMatch(/[{}|]|undefined|null|https?:|www\.|\d{7}|\s{2}/)
      expect(description.match(/[.!](\s|$)/g)!.length, description).toBeGreaterThanOrEqual(2)
    }
    expect(new Set(shop.products.map(product => product.description)).size).toBe(shop.products.length)
  })

  it('names only colours that the photos show in titles', () => {
    for (const { title, brand, photos } of shop.products) {
      const words = ` ${title.toLowerCase()} `.replace(
        ` ${brand === null ? '' : brandSpelling(brand).toLowerCase()} `,
        ' ',
      )
      const named = Object.keys(colours).filter(colour => words.includes(` ${colour} `))
      const shown = [photos[0]!.colour, photos[0]!.accent, 'gold']
      expect(shown, title).toEqual(expect.arrayContaining(named))
    }
  })

  it('uses only photos that the studio can draw, the cover first', () => {
    for (const { key, photos } of shop.products) {
      const [cover] = photos
      expect(photos.length, key).toBeGreaterThanOrEqual(2)
      expect(photos.length, key).toBeLessThanOrEqual(5)
      expect(cover!.view).toBe('front')
      expect(new Set(photos.map(photo => photo.view)).size).toBe(photos.length)
      for (const photo of photos) {
        expect({ ...photo, view: 'front' }).toEqual(cover)
        expect(fabricsOf(photo.garment), `${key} ${photo.garment}`).toContain(photo.fabric)
        expect(viewsOf(photo.garment)).toContain(photo.view)
      }
    }
  })

  it('sizes each product in the system of its category, with measurements of its kind', () => {
    for (const { title, category_id, size, measurements, details } of shop.products) {
      const allowed: readonly (string | null)[] = requiresSize(category_id)
        ? sizesOf(category_id)
        : [...sizesOf(category_id), null]
      expect(allowed, title).toContain(size)
      const measured = Object.entries({ ...measurements, ...details }).filter(([, inches]) => inches !== null)
      expect(measuresOf(category_id), title).toEqual(expect.arrayContaining(measured.map(([name]) => name)))
    }
    const sizesIn = (id: number) => new Set(onSale.filter(one => one.category_id === id).map(({ size }) => size))
    for (const id of [2, 8, 13, 21, 24, 30]) expect(sizesIn(id).size, `category ${id}`).toBeGreaterThanOrEqual(3)
    expect(sizesIn(16)).toEqual(new Set(['pieces-1', 'pieces-2', 'pieces-3']))
  })

  it('prices in whole rupees and lists products after the seller joined', () => {
    const joined = new Map(shop.users.map(user => [user.username, user.joined_days_ago * 24]))
    for (const product of shop.products) {
      expect(Number.isInteger(product.price) && product.price >= 150, product.title).toBe(true)
      expect(product.listed_hours_ago).toBeLessThan(joined.get(product.seller)!)
    }
  })
})
