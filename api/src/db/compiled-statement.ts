import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands for the value in the parameters of a compiled statement. */
const placeholder = Symbol('placeholder')

/**
 * Builds and compiles a statement with one value at its first use, because that costs more than its execution in this
 * process. The statement must not depend on the value otherwise.
 */
export function compiledStatement<Value, Row>(
  build: (db: Db, value: Value) => Compilable<Row>,
): (db: Db, value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, value) => {
    compiled ??= build(db, placeholder as Value).compile()
    const parameters = compiled.parameters.map(parameter => (parameter === placeholder ? value : parameter))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
