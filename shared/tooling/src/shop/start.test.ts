import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from './ports.ts'
import { startShop } from './start.ts'

it.each([
  { apiPort: 4190, variable: 'API_PORT' },
  { port: 6000, variable: 'PORT' },
])('rejects a blocked port before anything starts and names $variable', async ({ variable, ...ports }) => {
  await expect(startShop(ports)).rejects.toThrow(`Set ${variable} to another one`)
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['API_PORT', '-4000'],
  ['API_PORT', '65536'],
])('rejects %s=%s before anything starts', async (variable, value) => {
  vi.stubEnv(variable, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(startShop()).rejects.toThrow(`${variable} is “${value}”: set it to a number from 1 to 65535.`)
})

it.each(['API_PORT', 'PORT'])('rejects a %s that another shop listens on before anything starts', async variable => {
  const other = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port: taken } = other.address() as AddressInfo
  const free = await freePort()
  const ports = variable === 'PORT' ? { port: taken, apiPort: free } : { port: free, apiPort: taken }
  await expect(startShop(ports)).rejects.toThrow(`already taken; stop what uses it or set ${variable}.`)
})
