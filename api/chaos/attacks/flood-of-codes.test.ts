import { attack } from '@closyyy/tooling/test/attack'
import { expect, vi } from 'vitest'
import { readSettings } from '../../src/env.ts'
import { openTestApi } from '../../test/test-api.ts'

const [SENDERS, SECRET] = [60, 'the secret of both servers']
vi.setConfig({ testTimeout: 90_000 })

// LIMIT-9
attack(
  'sixty IPs have codes sent to a block of phones, without solving challenges',
  '60 of 60 text messages',
  async () => {
    const api = await openTestApi(settings => {
      settings.shellSecret = SECRET
      settings.challenges = readSettings({}).challenges
    })
    try {
      const statuses = []
      for (let sender = 0; sender < SENDERS; sender++) {
        const headers = { 'x-shell-proof': SECRET, 'x-forwarded-for': `203.0.113.${sender}` }
        const payload = { phone: `+923451230${String(sender).padStart(3, '0')}` }
        const sent = { method: 'POST', url: '/api/v1/auth/verify', headers, payload } as const
        statuses.push((await api.app.inject(sent)).statusCode)
      }
      const messages = (await api.db.selectFrom('outbox').select('id').execute()).length
      expect(messages).toBe(10)
      expect(statuses.filter(status => status === 429)).toHaveLength(SENDERS - messages)
      return `${messages} text messages, ${SENDERS - messages} challenges`
    } finally {
      await api.close()
    }
  },
)
