import type { Brand } from '@closyyy/contract/brands-schemas'
import type { Db } from '../../db/database.ts'
import { findBrandsById } from './brands-queries.ts'

/** Returns brands, sorted by name. */
export async function listBrandsById(db: Db, ids: number[]): Promise<Brand[]> {
  return ids.length === 0 ? [] : findBrandsById(db, ids)
}
