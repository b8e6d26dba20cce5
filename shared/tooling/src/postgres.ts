import { findPostgresPrograms, OLDEST } from './postgres-programs.ts'
import { startPostgres } from './postgres-server.ts'
import { canInstallPackages, installPackage } from './system-packages.ts'

/** What came of work that needs a real PostgreSQL; `reason` is one sentence for the reader of the gate. */
export type PostgresOutcome<T> = { ran: true; value: T } | { ran: false; reason: string }

const lastSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs work with the address of a real PostgreSQL: TEST_DATABASE_URL, else a throwaway server from the programs on this
 * machine, which is stopped and removed afterwards, on failure and on Ctrl-C too.
 */
export async function withPostgres<T>(
  run: (url: string) => Promise<T>,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<PostgresOutcome<T>> {
  if (variables.TEST_DATABASE_URL) return { ran: true, value: await run(variables.TEST_DATABASE_URL) }
  const mayInstall = variables.CI === 'true' && canInstallPackages()
  const programs =
    findPostgresPrograms(variables) ?? (mayInstall && installPackage('postgresql') ? findPostgresPrograms() : undefined)
  if (!programs) {
    return { ran: false, reason: `No PostgreSQL ${OLDEST} or newer was found: install one or set TEST_DATABASE_URL.` }
  }
  const server = await startPostgres(programs)
  const stopAndLeave = () => void server.stop().finally(() => process.exit(130))
  for (const signal of lastSignals) process.once(signal, stopAndLeave)
  try {
    return { ran: true, value: await run(server.url) }
  } finally {
    for (const signal of lastSignals) process.off(signal, stopAndLeave)
    await server.stop()
  }
}
