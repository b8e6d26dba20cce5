import type { GroupSlug } from '@closyyy/contract/categories'
import type { CategoriesByGroup, Category } from '@closyyy/contract/categories-schemas'
import { groupSlug, slugify } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findCategories } from './categories-queries.ts'

const kept = new WeakMap<Db, Promise<Category[]>>()

/** All categories; they change by migration only, so one read serves the life of the process. */
export function allCategories(db: Db): Promise<Category[]> {
  const known = kept.get(db)
  if (known) return known
  const reading = findCategories(db)
  kept.set(db, reading)
  reading.catch(() => kept.delete(db))
  return reading
}

/** Categories by group name, every group present. */
export async function categoriesByGroup(db: Db): Promise<CategoriesByGroup> {
  return Object.groupBy(await allCategories(db), category => category.group) as CategoriesByGroup
}

/** The categories of one group. */
export async function categoriesOf(db: Db, group: GroupSlug): Promise<Category[]> {
  return (await allCategories(db)).filter(category => groupSlug(category.group) === group)
}

/** The category that an address word names within a group. @throws AppError `not-found` */
export async function categoryNamed(db: Db, group: GroupSlug, word: string): Promise<Category> {
  const found = (await categoriesOf(db, group)).find(category => slugify(category.name) === slugify(word))
  if (!found) throw new AppError('not-found', 'category.not-found')
  return found
}
