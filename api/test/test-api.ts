import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, CallData, CallInput } from '@closyyy/contract/call'
import { Failure } from '@closyyy/contract/errors-schemas'
import { drawPhoto } from '@closyyy/demo/photos/draw-photo'
import type { PhotoSpec } from '@closyyy/demo/photos/photo-spec'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { buildApp } from '../src/app.ts'
import type { Db } from '../src/db/database.ts'
import { readSettings, type Settings } from '../src/env.ts'
import { drawingOf, openPhotoStore } from '../src/features/photos/photo-store.ts'
import type { Lifecycle } from '../src/http/health-routes.ts'
import { setUp } from './set-up.ts'
import { openTestDatabase } from './test-database.ts'
import { undocumentedResponses } from './undocumented-responses.ts'

/** A call's response; `data` of a success was validated by the call's schema. */
export interface TestResponse<Data> {
  status: number
  data: Data
  successMessage: string | undefined
  failure: z.infer<typeof Failure>
  headers: Record<string, unknown>
}

export interface TestApi {
  app: FastifyInstance
  db: Db
  lifecycle: Lifecycle
  call<C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<TestResponse<CallData<C>>>
  photoFiles(): Promise<string[]>
  /** @throws if a call returned a status that its document does not list */
  close(): Promise<void>
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function requestOf(call: Call, { params = {}, query = {}, body }: AnyInput, token?: string): InjectOptions {
  const path = call.path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(String(params[name]))}`,
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    method: call.method,
    url: `/api${path}?${search}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body !== undefined && { payload: body as object }),
  }
}

/** Builds the API as the server does, with changed settings and a prepared database if given. */
export async function openTestApi(
  change: (settings: Settings) => void = () => undefined,
  prepare?: (db: Db) => Promise<void>,
): Promise<TestApi> {
  const database = await openTestDatabase()
  if (prepare) await setUp(database.poolOptions, prepare)
  const folder = await mkdtemp(join(tmpdir(), 'closyyy-photos-'))
  const settings = readSettings({ DEMO_MODE: 'on', LOG_LEVEL: 'silent', DATA_DIR: folder })
  settings.bankDetailsWait = 0
  settings.deletionGraceDays = 0
  change(settings)
  const lifecycle: Lifecycle = { phase: 'ready' }
  const photos = openPhotoStore({
    folder,
    bucket: settings.photoBucket,
    draw: key => drawingOf(database.db, key, async spec => drawPhoto(spec as PhotoSpec)),
  })
  const app = await buildApp({ db: database.db, settings, photos, lifecycle })
  return {
    app,
    db: database.db,
    lifecycle,
    async call(call, input, token) {
      const response = await app.inject(requestOf(call, input as AnyInput, token))
      const body = response.json()
      const isSuccess = response.statusCode < 400
      return {
        status: response.statusCode,
        data: isSuccess ? (z.parse((await call.schemas()).data, body.data) as CallData<typeof call>) : undefined,
        successMessage: isSuccess ? body.message : undefined,
        failure: isSuccess ? undefined : z.parse(Failure, body),
        headers: response.headers,
      } as TestResponse<CallData<typeof call>>
    },
    async photoFiles() {
      // Skips the upload folder, whose files are deleted after the response.
      const folders = (await readdir(folder)).filter(name => name !== 'uploads')
      const files = await Promise.all(folders.map(name => readdir(join(folder, name))))
      return files
        .flat()
        .filter(name => name.endsWith('.webp'))
        .sort()
    },
    async close() {
      const undocumented = await undocumentedResponses(app, settings.metricsToken)
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
      if (undocumented.length > 0)
        throw new Error(
          `The OpenAPI document does not list these (see http/own-failures.ts): ${undocumented.join(', ')}.`,
        )
    },
  }
}
