import { defineCall } from './call.ts'

function collectionCall(name: string, segment: string, group: string) {
  return defineCall({
    name,
    method: 'GET',
    path: `/v1/listing/public/products/the/${segment}`,
    access: 'anyone',
    summary: `List the newest products on sale for ${group}.`,
    schemas: async () => (await import('./products-schemas.ts')).listCollectionSchemas,
  })
}

/** Lists the newest products on sale for men. */
export const listMensProducts = collectionCall('listMensProducts', 'mens', 'men')

/** Lists the newest products on sale for women. */
export const listWomensProducts = collectionCall('listWomensProducts', 'womens', 'women')

/** Lists the newest products on sale for kids. */
export const listKidsProducts = collectionCall('listKidsProducts', 'kids', 'kids')

/** Lists the newest products on sale of each group with a row on the home page, as cards, in one response. */
export const listCollections = defineCall({
  name: 'listCollections',
  method: 'GET',
  path: '/v1/listing/public/products/collections',
  access: 'anyone',
  summary: 'List the newest products on sale of each row of the home page, with what their cards show.',
  schemas: async () => (await import('./products-schemas.ts')).listCollectionsSchemas,
})
