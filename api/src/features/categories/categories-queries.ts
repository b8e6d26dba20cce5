import { type Group, groups } from '@closyyy/contract/categories'
import type { Category } from '@closyyy/contract/categories-schemas'
import type { Db } from '../../db/database.ts'

export async function findCategories(db: Db): Promise<Category[]> {
  const rows = await db.selectFrom('categories').select(['id', 'name', 'group_name']).orderBy('id').execute()
  const categories = rows.map(({ id, name, group_name }) => ({ id, name, group: group_name as Group }))
  return categories.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.id - b.id)
}
