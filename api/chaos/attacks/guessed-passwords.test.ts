import { attack } from '@closyyy/tooling/test/attack'
import { expect } from 'vitest'
import { hashPassword } from '../../src/features/sessions/passwords.ts'
import { addUser } from '../../test/builders.ts'
import { openTestApi } from '../../test/test-api.ts'

const [PASSWORD, MAX] = ['a good long one', 10]

async function openMember() {
  const api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = MAX
  })
  const member = await addUser(api.db, { password_hash: await hashPassword(PASSWORD) })
  return {
    api,
    member,
    async signIn(login: string, password = 'not the right one', cookie = '') {
      const payload = { login, password }
      const headers = cookie ? { cookie } : {}
      const response = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
      return { status: response.statusCode, cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] }
    },
  }
}

// LIMIT-7
attack('passwords are guessed by username, email and phone of one account', '30 guesses', async () => {
  const { api, member, signIn } = await openMember()
  try {
    const statuses = []
    for (let guess = 0; guess < 3 * MAX; guess++) {
      const names = [member.username, member.email, member.phone ?? '']
      statuses.push((await signIn(names[guess % names.length] ?? '')).status)
    }
    const guesses = statuses.filter(status => status === 401).length
    expect(guesses).toBe(MAX)
    return `${guesses} guesses`
  } finally {
    await api.close()
  }
})

// LIMIT-7
attack('a stranger’s wrong passwords lock the owner out', '429 for 15 minutes, repeatable for ever', async () => {
  const { api, member, signIn } = await openMember()
  try {
    const { cookie } = await signIn(member.username, PASSWORD)
    for (let guess = 0; guess <= MAX; guess++) await signIn(member.username)
    expect((await signIn(member.username)).status).toBe(429)
    const { status } = await signIn(member.username, PASSWORD, cookie)
    expect(status).toBe(200)
    return `the owner’s device: ${status}`
  } finally {
    await api.close()
  }
})
