import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

const undo = new Error('undo')

/** Makes the planner treat each table as never analysed: statistics depend on earlier tests, and on when they were collected. */
async function forgetStatistics(tx: Db): Promise<void> {
  await sql`delete from pg_statistic`.execute(tx)
  await sql`update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
    where relnamespace = 'public'::regnamespace`.execute(tx)
}

/**
 * Returns the plans of the statements of work, which is undone. Reading a table as a whole, or sorting it, is planned only
 * if no index fits, as in large tables: those of tests are small.
 */
export async function plansOf(db: Db, work: (tx: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const run = db.transaction().execute(async tx => {
    const statements: [RootOperationNode, Parameters<KyselyPlugin['transformQuery']>[0]['queryId']][] = []
    await work(
      tx.withPlugin({
        transformQuery: ({ node, queryId }) => {
          statements.push([node, queryId])
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    )
    await forgetStatistics(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    for (const [node, queryId] of statements) {
      const { sql: text, parameters } = tx.getExecutor().compileQuery(node, queryId)
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      )
      plans.push(...rows.map(row => row['QUERY PLAN']))
    }
    throw undo
  })
  await run.catch(error => {
    if (error !== undo) throw error
  })
  return plans.join('\n')
}
