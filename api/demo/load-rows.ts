import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.ts'

type Row = Record<string, unknown>

/** Inserts all rows in one statement; every row has the columns of the first. */
export async function insertRows(tx: Db, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map(name => sql.id(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

/** Advances a table's sequence past explicitly inserted ids. */
export async function continueIds(tx: Db, table: keyof Tables): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
    tx,
  )
}

/** Assigns ids from 1 and looks them up by name. */
export function numbered<Item>(items: readonly Item[], nameOf: (item: Item) => string): (name: string) => number {
  const ids = new Map(items.map((item, index) => [nameOf(item), index + 1]))
  return name => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo catalogue refers to ${name}, which it does not contain.`)
    return id
  }
}

/** Converts the catalogue's relative times. */
export function clock(now: number) {
  return {
    hoursAgo: (hours: number) => new Date(now - hours * 3_600_000).toISOString(),
    hoursAgoOrNull: (hours: number | null) => (hours === null ? null : new Date(now - hours * 3_600_000).toISOString()),
  }
}

export type Clock = ReturnType<typeof clock>
