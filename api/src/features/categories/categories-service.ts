import type { GroupSlug } from '@closyyy/contract/categories'
import type { CategoriesByGroup, Category } from '@closyyy/contract/categories-schemas'
import { groupSlug, slugify } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { databaseOf } from '../../db/transaction-guard.ts'
import { AppError } from '../../http/app-error.ts'
import { findCategories } from './categories-queries.ts'

const cache = new WeakMap<Db, Promise<Category[]>>()

/** Cached until the process ends or a change is announced: only migrations change categories. */
export function allCategories(db: Db): Promise<Category[]> {
  const database = databaseOf(db)
  const cached = cache.get(database)
  if (cached) return cached
  const reading = findCategories(db)
  cache.set(database, reading)
  reading.catch(() => cache.delete(database))
  return reading
}

/** Reads categories again after a change. */
export function forgetCategories(db: Db): void {
  cache.delete(db)
}

export async function categoriesByGroup(db: Db): Promise<CategoriesByGroup> {
  return Object.groupBy(await allCategories(db), category => category.group) as CategoriesByGroup
}

export async function categoriesOf(db: Db, group: GroupSlug): Promise<Category[]> {
  return (await allCategories(db)).filter(category => groupSlug(category.group) === group)
}

export async function getCategory(db: Db, group: GroupSlug, slug: string): Promise<Category> {
  const found = (await categoriesOf(db, group)).find(category => slugify(category.name) === slugify(slug))
  if (!found) throw new AppError('not-found', 'category.not-found')
  return found
}
