import { searchProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBrand, addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
  const { id: seller_id } = await addUser(api.db)
  const add = (title: string, set = {}) => addProduct(api.db, { seller_id, title, ...set })
  const levis = await addBrand(api.db, 'Levi’s')
  const khaadi = await addBrand(api.db, 'Khaadi')
  await add('Red cotton kurta')
  await add('Layered kurta')
  await add('Red kurta of a sold pair', { sold: true })
  await add('Striped T Shirt')
  await add('Blue shirt')
  await add('Lawn 3 piece suit')
  await add('Lawn suit in one piece')
  await add('Straight jeans', { brand_id: levis.id })
  await add('Blue waistcoat', { brand_id: null, custom_brand: 'Homespun Hunza' })
  await add('White shalwar')
  await add('White salwar')
  await add('سفید شلوار')
  await add('Banarsi saree')
  await add('Mirror work lehenga')
  await add('Net dupatta')
  await add('Embroidered khussa')
  await add('Kolhapuri joota')
  await add('Walima gown')
  await add('Shaadi gown')
  await add('Three coords', { brand_id: khaadi.id })
  await add('Four coords', { brand_id: null, custom_brand: 'Gul Ahmed' })
  await add('Linen 100% pure_white')
  await add('Linen 1000 purewhite')
})
afterAll(() => api.close())

async function titlesFor(query: string): Promise<string[]> {
  const response = await api.call(searchProducts, { query: { query } })
  return response.data.data.map(({ title }) => title).sort()
}

// SEARCH-2
describe('matches', () => {
  test.each([
    ['COTTON KUR', 'a part of the title, in any case', 'Red cotton kurta'],
    ['ton kur', 'a part that begins within a word', 'Red cotton kurta'],
    ['kurta red', 'words in any order', 'Red cotton kurta'],
    ['RED KURTAS', 'a plural', 'Red cotton kurta'],
    ['a kurta in red', 'without the words of no title', 'Red cotton kurta'],
    ['red, kurta!', 'without punctuation', 'Red cotton kurta'],
    ['t-shirt', 'a hyphen that titles do not have', 'Striped T Shirt'],
    ["levi's", 'a brand, with an apostrophe', 'Straight jeans'],
    ['jeans levis', 'a brand and a word of the title', 'Straight jeans'],
    ['hunza waistcoat', 'a brand that the seller typed', 'Blue waistcoat'],
    ['100%', 'a per cent sign as it is', 'Linen 100% pure_white'],
    ['pure_w', 'an underscore as it is', 'Linen 100% pure_white'],
  ])('%j: %s', async (query, _, title) => {
    expect(await titlesFor(query)).toEqual([title])
  })

  test.each(['red jeans', '%_%', "'; drop", '!!!', "'''", '\\\\\\', ':* & |', 'the'])('nothing for %j', async query => {
    expect(await titlesFor(query)).toEqual([])
  })
})

// SEARCH-7
describe('spellings', () => {
  test.each(['shalwar', 'salwar', 'SHALVAR', 'white shalwars', 'شلوار', 'شَلوار', 'شلوار سفيد'])(
    'finds all of them for %j',
    async query => {
      expect(await titlesFor(query)).toEqual(['White salwar', 'White shalwar', 'سفید شلوار'])
    },
  )

  test.each([
    ['tshirts', 'Striped T Shirt'],
    ['ٹی شرٹ', 'Striped T Shirt'],
    ['3pc lawn', 'Lawn 3 piece suit'],
    ['lawn three piece', 'Lawn 3 piece suit'],
    ['واسکٹ', 'Blue waistcoat'],
    ['sari', 'Banarsi saree'],
    ['sarees', 'Banarsi saree'],
    ['ساڑھی', 'Banarsi saree'],
    ['lehanga', 'Mirror work lehenga'],
    ['net dupata', 'Net dupatta'],
    ['khusa', 'Embroidered khussa'],
    ['کھسہ', 'Embroidered khussa'],
    ['kolhapuri jootay', 'Kolhapuri joota'],
    ['kolhapuri جوتے', 'Kolhapuri joota'],
    ['red kurtaa', 'Red cotton kurta'],
    ['valima', 'Walima gown'],
    ['shadi gown', 'Shaadi gown'],
    ['khaddi', 'Three coords'],
    ['gul ahmad', 'Four coords'],
    ['gulahmed coords', 'Four coords'],
    ['گل احمد', 'Four coords'],
  ])('finds what is written in another way for %j', async (query, title) => {
    expect(await titlesFor(query)).toEqual([title])
  })
})
