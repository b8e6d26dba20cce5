import { createWriteStream, existsSync, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { acceptForms } from '../../http/body-parsers.ts'
import { DAY, HOUR } from '../../time.ts'
import { enforceAmountLimit, enforceLimit, type Limit } from '../limits/limits-service.ts'

/** Maximum files of a listing form plus one, so that an excess file gets its own message (PHOTO-1). */
const MAX_FILES = 9
const MAX_NAME_CHARACTERS = 80
/** Age from which a request's folder belongs to a killed process. */
const STALE_MS = 3_600_000

interface UploadFolder {
  /** Stores a stream as a file that is read from disk on demand. */
  store(stream: Readable, name: string, type: string): Promise<File>
  clear(): Promise<void>
}

async function openUploadFolder(parent: string): Promise<UploadFolder> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'upload-'))
  let count = 0
  return {
    async store(stream, name, type) {
      const path = join(folder, String(count++))
      await pipeline(stream, createWriteStream(path))
      return new File([await openAsBlob(path)], name, { type })
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Deletes folders left by killed processes; concurrent deletion is safe. */
export async function deleteStaleUploads(parent: string): Promise<void> {
  if (!existsSync(parent)) return
  for (const folder of (await readdir(parent)).map(name => join(parent, name))) {
    const modified = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - modified > STALE_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** Makes a file name safe for messages: no path, control or direction characters, at most 80 characters; empty if missing. */
function fileNameOf(given: string | undefined): string {
  const last = given?.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_NAME_CHARACTERS)
}

function uploadLimit(perHour: number): Limit {
  return { name: 'uploads', max: perHour, seconds: HOUR }
}

/** Limits kilobytes of forms with photos per account, or per IP if signed out. */
function dailyLimit(megabytes: number): Limit {
  return { name: 'upload-kilobytes', max: megabytes * 1_000, seconds: DAY }
}

interface ReceivedForm {
  releaseSlot: () => void
  /** Undefined until created. */
  folder: UploadFolder | undefined
}

export interface UploadScope {
  db: Db
  settings: Settings
  flags?: readonly string[]
  /** Proves that a guest may send files, by the fields before the first one. @throws AppError otherwise */
  proveGuest?: (request: FastifyRequest, fields: Readonly<Record<string, unknown>>) => Promise<void>
  /** Maximum files of one form, plus one that gets its own message; by default those of a listing. */
  maxFiles?: number
}

/** Registers routes that accept forms with files, streamed to disk and deleted after the response. */
export function withUploads(
  app: FastifyInstance,
  { db, settings, flags = [], maxFiles = MAX_FILES, proveGuest }: UploadScope,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  const parent = join(settings.dataDir, 'uploads')
  const { limits } = settings
  const received = new Map<FastifyRequest, ReceivedForm>()

  async function close(request: FastifyRequest): Promise<void> {
    const form = received.get(request)
    received.delete(request)
    form?.releaseSlot()
    await form?.folder?.clear()
  }

  async function open(request: FastifyRequest, fields: Readonly<Record<string, unknown>>) {
    if (!request.account) await proveGuest?.(request, fields)
    const sender = request.account ? String(request.account.id) : request.client.ipKey
    const form: ReceivedForm = { releaseSlot: app.uploadSlots.acquire(sender), folder: undefined }
    // The client may have aborted the request meanwhile.
    if (request.raw.socket.destroyed) form.releaseSlot()
    else received.set(request, form)
    const perHour = request.account ? limits.uploadsPerAccount : limits.signUpsPerIp
    const perDay = dailyLimit(request.account ? limits.uploadMegabytesPerDay : limits.uploadMegabytesPerIp)
    await enforceLimit(db, uploadLimit(perHour), sender)
    const folder = await openUploadFolder(parent)
    if (received.has(request)) form.folder = folder
    else await folder.clear()
    return async ({ file: stream, filename, mimetype }: MultipartFile) => {
      const file = await folder.store(stream, fileNameOf(filename), mimetype)
      const amount = Math.ceil(file.size / 1_000)
      await enforceAmountLimit(db, { limit: perDay, amount, messageId: 'photo.daily-limit' }, sender)
      return file
    }
  }

  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits a plugin's promise
  void app.register(async scope => {
    await deleteStaleUploads(parent)
    await acceptForms(scope, { flags, files: { maxFiles, maxFileBytes: MAX_FILE_BYTES, open, close } })
    scope.addHook('onResponse', close)
    scope.addHook('onRequestAbort', close)
    addRoutes(scope)
  })
}
