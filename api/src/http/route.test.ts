import { defineCall } from '@closyyy/contract/call'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openBareApp } from '../../test/bare-app.ts'
import type { SessionAccount } from './account.ts'
import { route } from './route.ts'

const Thing = z.object({ id: z.int(), name: z.nullable(z.string()), inner: z.nullable(z.object({ a: z.number() })) })

const showThing = defineCall({
  name: 'showThing',
  method: 'GET',
  path: '/thing',
  access: 'anyone',
  summary: 'Get a thing.',
  schemas: async () => ({ data: z.array(Thing) }),
})
const makeThing = defineCall({
  name: 'makeThing',
  method: 'POST',
  path: '/thing',
  access: 'admin',
  summary: 'Create a thing.',
  schemas: async () => ({ body: z.object({ name: z.string() }), data: Thing }),
  status: 201,
})

const admin: SessionAccount = {
  id: 1,
  isAdmin: true,
  isConfirmed: true,
  roles: [],
  isFresh: true,
  isSuspended: false,
  hasSecondFactor: true,
}

function appWith(account: SessionAccount | undefined) {
  const app = openBareApp(async () => account)
  route(app, showThing, async () => [
    { id: 1, name: null, inner: { a: 1.5, b: 2 } as { a: number }, password_hash: 'secret' } as z.input<typeof Thing>,
    { id: 2, name: 'نام "x"', inner: null },
  ])
  route(app, makeThing, async ({ body, account: maker }) => ({ id: maker.id, name: body.name, inner: null }))
  return app
}

test('drops every property that the schema does not name', async () => {
  const { body } = await appWith(undefined).inject('/api/thing')
  expect(JSON.parse(body)).toEqual({
    status: 'success',
    data: [
      { id: 1, name: null, inner: { a: 1.5 } },
      { id: 2, name: 'نام "x"', inner: null },
    ],
  })
})

test('returns 201 for a created resource, and checks access before the body', async () => {
  const make = async (account: SessionAccount | undefined, payload: object) =>
    (await appWith(account).inject({ method: 'POST', url: '/api/thing', payload })).statusCode
  expect(await make(admin, { name: 'x' })).toBe(201)
  expect(await make(admin, {})).toBe(422)
  expect(await make(undefined, {})).toBe(401)
  expect(await make({ ...admin, isAdmin: false }, {})).toBe(403)
  expect(await make({ ...admin, isConfirmed: false }, {})).toBe(403)
})
