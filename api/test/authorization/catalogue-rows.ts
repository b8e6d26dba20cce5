import { listBrands, listGroupBrands } from '@closyyy/contract/brands'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories'
import { listConditions, listFilterConditions } from '@closyyy/contract/conditions'
import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap'
import { listSizes } from '@closyyy/contract/sizes'
import { everybody, row } from './row.ts'

export const catalogueRows = [
  row(listBrands, everybody, {}),
  row(listGroupBrands, everybody, { params: { group: 'men' } }),
  row(listCategories, everybody, {}),
  row(listGroupCategories, everybody, { params: { group: 'men' } }),
  row(listConditions, everybody, {}),
  row(listFilterConditions, everybody, {}),
  row(listSizes, everybody, {}),
  row(listSitemapProducts, everybody, {}),
  row(listSitemapShops, everybody, {}),
]
