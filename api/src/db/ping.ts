import type { Db } from './database.ts'

export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
}
