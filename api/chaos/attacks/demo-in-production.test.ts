import { login } from '@closyyy/contract/sessions-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { readSettings } from '../../src/env.ts'
import { requireNoDemoAccounts } from '../../src/features/demo-accounts/demo-accounts-service.ts'
import { hashPassword } from '../../src/features/sessions/passwords.ts'
import { addUser } from '../../test/builders.ts'
import { openTestApi } from '../../test/test-api.ts'

const KNOWN_PASSWORD = 'Closyyy-demo-1'

// DEMO-1, DEMO-4
attack(
  'a stranger reads the outbox and signs in as the demo administrator',
  'outbox 200, administrator 200',
  async () => {
    const api = await openTestApi(settings => {
      settings.demoMode = readSettings({}).demoMode
    })
    try {
      const outbox = (await api.app.inject('/api/v1/dev/outbox')).statusCode
      expect(outbox).toBe(404)
      expect(() =>
        readSettings({ DEMO_MODE: 'on', NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }),
      ).toThrow('Demo mode is on in production')
      const admin = await addUser(api.db, {
        is_admin: true,
        is_demo: true,
        username: 'demo_admin',
        password_hash: await hashPassword(KNOWN_PASSWORD),
      })
      // The API would serve the administrator, so it must not start.
      const body = { login: admin.username, password: KNOWN_PASSWORD }
      expect((await api.call(login, { body })).status).toBe(200)
      await expect(requireNoDemoAccounts(api.db)).rejects.toThrow('Demo accounts can sign in')
      return `outbox ${outbox}, no start with the administrator`
    } finally {
      await api.close()
    }
  },
)
