import type { Call, CallData } from '@closyyy/contract/call'
import { Failure } from '@closyyy/contract/errors-schemas'
import * as z from 'zod/mini'
import type { TestApi } from './test-api.ts'

type FormValue = string | number | boolean | File

export async function sendForm<C extends Call>(
  api: TestApi,
  call: C,
  { id, fields }: { id?: number; fields: [string, FormValue][] },
  token?: string,
) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value instanceof File ? value : String(value))
  const response = await api.app.inject({
    method: call.method,
    url: `/api${call.path.replace(':id', String(id))}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: form,
  })
  const body = response.json()
  const isSuccess = response.statusCode < 400
  return {
    status: response.statusCode,
    data: (isSuccess ? z.parse((await call.schemas()).data, body.data) : undefined) as CallData<C>,
    failure: (isSuccess ? undefined : z.parse(Failure, body)) as z.infer<typeof Failure>,
  }
}
