import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

const undo = new Error('undo')

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
