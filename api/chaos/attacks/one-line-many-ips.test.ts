import { attack } from '@closyyy/tooling/test/attack'
import { expect, vi } from 'vitest'
import { openTestApi } from '../../test/test-api.ts'

const SECRET = 'the secret of both servers'
const [READS, CODES] = [40, 6]
vi.setConfig({ testTimeout: 90_000 })

// LIMIT-3
attack(
  'sixty IPs of one /64 read and have codes sent',
  '60 of 60 reads past a limit of 40, 25 of 25 codes past a limit of 6',
  async () => {
    const api = await openTestApi(settings => {
      settings.shellSecret = SECRET
      settings.limits.readsPerMinute = READS
      settings.limits.codesPerIp = CODES
    })
    const from = (index: number) => ({ 'x-shell-proof': SECRET, 'x-forwarded-for': `2001:db8:1:2::${index}` })
    try {
      const [reads, codes] = [[] as number[], [] as number[]]
      for (let index = 0; index < 60; index++)
        reads.push((await api.app.inject({ url: '/api/v1/listing/conditions', headers: from(index) })).statusCode)
      for (let index = 10; index < 35; index++) {
        const payload = { phone: `+92345000${index}00` }
        const sent = { method: 'POST', url: '/api/v1/auth/verify', headers: from(index), payload } as const
        codes.push((await api.app.inject(sent)).statusCode)
      }
      const allowed = [reads, codes].map(statuses => statuses.filter(status => status === 200).length)
      expect(allowed).toEqual([READS, CODES])
      return `${allowed[0]} of 60 reads, ${allowed[1]} of 25 codes`
    } finally {
      await api.close()
    }
  },
)
