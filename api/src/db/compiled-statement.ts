import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a value in the parameters of a compiled statement. */
class Placeholder {
  readonly name: string | undefined

  constructor(name?: string) {
    this.name = name
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.getPrototypeOf(Object(value)) === Object.prototype

/** Stands for the value, or for each property of an object of values. */
const placeholderOf = <Value>(value: Value): Value =>
  (isRecord(value)
    ? Object.fromEntries(Object.keys(value).map(name => [name, new Placeholder(name)]))
    : new Placeholder()) as Value

function parameterOf(parameter: unknown, value: unknown): unknown {
  if (!(parameter instanceof Placeholder)) return parameter
  return isRecord(value) && parameter.name !== undefined ? value[parameter.name] : value
}

/**
 * Builds and compiles a statement with one value, or an object of values, at its first use, because that costs more than
 * its execution in this process. The statement must not depend on the values otherwise.
 */
export function compiledStatement<Value, Row>(
  build: (db: Db, value: Value) => Compilable<Row>,
): (db: Db, value: Value) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, value) => {
    compiled ??= build(db, placeholderOf(value)).compile()
    const parameters = compiled.parameters.map(parameter => parameterOf(parameter, value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
