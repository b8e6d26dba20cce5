import type { Db } from '../../db/database.ts'
import { deleteBlock, findBlocksOf, insertBlock } from './blocks-queries.ts'

/** Ends messages and special prices between two people, in both directions (CHAT-4, OFFER-13). */
export function block(tx: Db, userId: number, other: number): Promise<void> {
  return insertBlock(tx, userId, other)
}

export function unblock(tx: Db, userId: number, other: number): Promise<void> {
  return deleteBlock(tx, userId, other)
}

/** Returns the people whom this one blocks, and those who block this one. */
export function listBlocksOf(db: Db, userId: number): Promise<number[]> {
  return findBlocksOf(db, userId)
}
