import { sizesOfAll } from '@closyyy/contract/category-sizes'
import { sizeTag } from '@closyyy/contract/size-systems'
import { sizes, sizeValues } from '@closyyy/contract/sizes'
import type { listSizes } from '@closyyy/contract/sizes-calls'
import type { Size } from '@closyyy/contract/sizes-schemas'
import type { Db } from '../../db/database.ts'
import type { CallRequest } from '../../http/route.ts'
import { categoriesOf, getCategory } from '../categories/categories-service.ts'

/** Ids of standard sizes are fixed; other ids start well above them. */
const FIRST_OTHER_ID = 101

function sizeOf(value: string): Size {
  const standard = sizes.find(size => size.value === value)
  if (standard) return standard
  const code = sizeTag(value)
  return { id: FIRST_OTHER_ID + sizeValues.indexOf(value), title: code, value, code }
}

export async function sizesFor(db: Db, query: CallRequest<typeof listSizes>['query']): Promise<Size[]> {
  const { group, category, category_id } = query
  if (category_id !== undefined) return sizesOfAll([category_id]).map(sizeOf)
  if (group === undefined) return sizes
  const categories = category ? [await getCategory(db, group, category)] : await categoriesOf(db, group)
  return sizesOfAll(categories.map(({ id }) => id)).map(sizeOf)
}
