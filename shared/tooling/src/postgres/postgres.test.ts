import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withPostgres } from './postgres.ts'
import { findPostgresPrograms, majorVersion } from './postgres-programs.ts'

const scratch = mkdtempSync(join(tmpdir(), 'closyyy-test-'))
afterAll(() => rmSync(scratch, { recursive: true }))

function install(version: string): string {
  const folder = join(scratch, version, 'bin')
  mkdirSync(folder, { recursive: true })
  const script = `#!/bin/sh\necho 'postgres (PostgreSQL) ${version}'\n`
  for (const name of ['postgres', 'initdb']) writeFileSync(join(folder, name), script, { mode: 0o755 })
  return folder
}

it('reads the major version from the output of PostgreSQL', () => {
  expect(majorVersion('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)')).toBe(15)
  expect(majorVersion('postgres (PostgreSQL) 18beta1')).toBe(18)
  expect(majorVersion('not found')).toBe(0)
})

it('finds the programs on the PATH or in the usual folders, but rejects old ones', () => {
  const [old, recent] = [install('14.2'), install('16.1')]
  expect(findPostgresPrograms({ PATH: recent }, [])).toBe(recent)
  expect(findPostgresPrograms({ PATH: old }, [])).toBeUndefined()
  expect(findPostgresPrograms({ PATH: old }, [join(scratch, '*', 'bin')])).toBe(recent)
})

it('uses the server that TEST_DATABASE_URL names', async () => {
  const url = 'postgres://tester@localhost/tests'
  const outcome = await withPostgres(async databaseUrl => databaseUrl, { TEST_DATABASE_URL: url })
  expect(outcome).toEqual({ ran: true, value: url })
})
