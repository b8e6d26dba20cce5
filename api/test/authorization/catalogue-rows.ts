import { listBrands, listGroupBrands } from '@closyyy/contract/brands-calls'
import { listCalls } from '@closyyy/contract/calls-calls'
import { listCategories, listGroupCategories } from '@closyyy/contract/categories-calls'
import { listConditions, listFilterConditions } from '@closyyy/contract/conditions-calls'
import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap-calls'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { everybody, row } from './row.ts'

export const catalogueRows = [
  row(listCalls, everybody, {}),
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
