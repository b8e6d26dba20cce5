import { canInstallPackages, installPackage } from '../system-packages.ts'
import { findPostgresPrograms, MIN_POSTGRES_VERSION } from './postgres-programs.ts'
import { startPostgres } from './postgres-server.ts'

export type PostgresOutcome<T> = { ran: true; value: T } | { ran: false; reason: string }

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs work with the URL of a PostgreSQL: TEST_DATABASE_URL, else a temporary server, whose pid it gets and that is removed afterwards. */
export async function withPostgres<T>(
  run: (url: string, pid?: number) => Promise<T>,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<PostgresOutcome<T>> {
  if (variables.TEST_DATABASE_URL) return { ran: true, value: await run(variables.TEST_DATABASE_URL) }
  const mayInstall = variables.CI === 'true' && canInstallPackages()
  const programs =
    findPostgresPrograms(variables) ?? (mayInstall && installPackage('postgresql') ? findPostgresPrograms() : undefined)
  if (!programs) {
    return {
      ran: false,
      reason: `No PostgreSQL ${MIN_POSTGRES_VERSION} or newer was found: install one or set TEST_DATABASE_URL.`,
    }
  }
  const server = await startPostgres(programs)
  const stopAndExit = () => void server.stop().finally(() => process.exit(130))
  for (const signal of stopSignals) process.once(signal, stopAndExit)
  try {
    return { ran: true, value: await run(server.url, server.pid) }
  } finally {
    for (const signal of stopSignals) process.off(signal, stopAndExit)
    await server.stop()
  }
}
