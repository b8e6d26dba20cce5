import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doctor } from './doctor.ts'

let dataDir: string
const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'closyyy-doctor-'))
  log.mockClear()
})
afterEach(() => rmSync(dataDir, { recursive: true }))
afterAll(() => log.mockRestore())

const lines = () => log.mock.calls.map(([line]) => String(line))
const examine = (variables: Record<string, string>) =>
  doctor({ DATA_DIR: dataDir, RELEASE_KEYS_DIR: dataDir, ...variables })

it('returns 1 for a dangerous setting, which both processes read and one line names', async () => {
  expect(await examine({ PUBLIC_URL: '' })).toBe(1)
  expect(lines().filter(line => line.includes('PUBLIC_URL is required in production.'))).toHaveLength(1)
  expect(await examine({ PUBLIC_URL: 'https://shop.example', API_PORT: 'many' })).toBe(1)
  expect(lines().at(-1)).toContain('API_PORT')
})

it('returns 0 for settings that are only weak, and names each', async () => {
  expect(await examine({ PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtps://mail.example' })).toBe(0)
  const weak = lines().map(line => /^! weak +([A-Z_]+):/.exec(line)?.[1])
  expect(weak).toEqual(['DATABASE_URL', 'SMS_GATEWAY_URL'])
})
