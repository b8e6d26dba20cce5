import type { Product } from '@closyyy/contract/products'
import type { Db } from '../../db/database.ts'
import { allCategories } from '../categories/categories-service.ts'
import { presentProduct } from '../products/product-answer.ts'
import { findShownProducts } from './shown-products-queries.ts'

/** Products by id, as the wire names them; whether somebody may see them is the caller's to know. */
export async function showProducts(db: Db, ids: number[]): Promise<Map<number, Product>> {
  if (ids.length === 0) return new Map()
  const rows = await findShownProducts(db, ids)
  const categories = new Map((await allCategories(db)).map(category => [category.id, category]))
  return new Map(rows.map(row => [row.id, presentProduct(row, categories)]))
}
