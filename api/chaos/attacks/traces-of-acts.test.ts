import { listModeratedProducts } from '@closyyy/contract/moderation-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { attack } from '@closyyy/tooling/test/attack'
import { expect, vi } from 'vitest'
import { addUser, signIn } from '../../test/builders.ts'
import { openTestApi } from '../../test/test-api.ts'

// AUDIT-1
attack('a password is guessed and moderation entered without a trace', '0 traces', async () => {
  const api = await openTestApi()
  try {
    const [victim, stranger] = [await addUser(api.db), await addUser(api.db)]
    const token = await signIn(api.db, stranger)
    await api.call(login, { body: { login: victim.username, password: 'not the right one' } })
    expect((await api.call(listModeratedProducts, { query: {} }, token)).status).toBe(403)
    const traces = [
      { action: 'session.refused', actor_id: null, address_hash: expect.any(String) },
      { action: 'access.refused', actor_id: stranger.id, address_hash: expect.any(String) },
    ]
    await vi.waitFor(async () => {
      const events = await api.db.selectFrom('audit_events').select(['action', 'actor_id', 'address_hash']).execute()
      expect(events).toEqual(expect.arrayContaining(traces))
    })
    return `${traces.length} of 2 in the audit log`
  } finally {
    await api.close()
  }
})
