import { expect, it } from 'vitest'
import { startShop } from './start.ts'

it.each([
  { apiPort: 4190, variable: 'API_PORT' },
  { port: 6000, variable: 'PORT' },
])('rejects a blocked port before anything starts and names $variable', async ({ variable, ...ports }) => {
  await expect(startShop(ports)).rejects.toThrow(`Set ${variable} to another one`)
})
