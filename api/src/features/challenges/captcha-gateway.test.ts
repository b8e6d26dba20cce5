import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CHALLENGE_HEADER } from '@closyyy/contract/errors'
import { sendPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PAGE = 'https://captcha.example/widget'

let api: TestApi
let service: Server
let received: string[] = []
let respond: () => { status: number; body: string }

beforeAll(async () => {
  service = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString())
    const { status, body } = respond()
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  api = await openTestApi(settings => {
    settings.challenges = { ...settings.challenges, perIp: 0 }
    settings.captcha = { page: PAGE, verifyUrl: `http://127.0.0.1:${port}/siteverify`, secret: 'secret of the shop' }
  })
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  service.close()
  await api.close()
})

let phones = 0

function send(solution?: string) {
  const payload = { phone: `+92345${String(++phones).padStart(7, '0')}` }
  const headers = solution === undefined ? {} : { [CHALLENGE_HEADER]: solution }
  return api.app.inject({ method: 'POST', url: `/api${sendPhoneCode.path}`, headers, payload })
}

async function answer(captcha: string): Promise<number> {
  const { challenge } = (await send()).json()
  expect(challenge.puzzle).toEqual({ kind: 'captcha', page: PAGE })
  return (await send(`${challenge.token}.${captcha}`)).statusCode
}

const messages = () => api.db.selectFrom('outbox').select('id').execute()

// LIMIT-9
test('has the service verify what its widget returned', async () => {
  respond = () => ({ status: 200, body: '{"success":true}' })
  expect(await answer('04AF.x=y&secret=mine')).toBe(200)
  expect(received).toEqual(['secret=secret+of+the+shop&response=04AF.x%3Dy%26secret%3Dmine'])
})

// LIMIT-9
test.each([
  ['refuses', { status: 200, body: '{"success":false}' }, 429],
  ['responds with nonsense', { status: 200, body: 'null' }, 429],
  ['fails', { status: 500, body: '' }, 503],
])('sends no code if the service %s', async (_, response, status) => {
  respond = () => response
  const before = await messages()
  expect(await answer('any')).toBe(status)
  expect(await messages()).toEqual(before)
})
