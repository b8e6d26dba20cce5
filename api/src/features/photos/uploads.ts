import { join } from 'node:path'
import type { FieldErrors } from '@closyyy/contract/errors'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { notNow } from '../../http/error-handler.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { fileNameOf } from './file-name.ts'
import { clearLeftUploads, openUploadFolder, type UploadFolder } from './upload-folder.ts'
import { collectForm } from './upload-form.ts'
import {
  MOST_AT_A_TIME,
  MOST_FIELD_BYTES,
  MOST_FIELDS,
  MOST_FILE_BYTES,
  MOST_FILES,
  uploadLimit,
} from './upload-limits.ts'

const notAForm = () => new AppError('not-parseable', 'The form could not be read.')

/** Where the last value of a field stands, as failures name it. */
function placeOfLast(field: string, form: Record<string, unknown>): string {
  const name = field.split('[')[0] ?? field
  const list = form[name]
  return Array.isArray(list) ? `${name}.${list.length - 1}` : name
}

/** Reads a form part by part, files to disk. @throws AppError `too-large` naming every file above the limit */
async function readForm(request: FastifyRequest, folder: UploadFolder, flagNames: readonly string[]) {
  const { form, add } = collectForm(flagNames)
  const tooLarge: FieldErrors = {}
  let files = 0

  async function addFile(part: MultipartFile): Promise<void> {
    const name = fileNameOf(part.filename)
    // A form sends a file without name and bytes where none was chosen.
    if (!part.filename || files++ >= MOST_FILES) {
      part.file.resume()
      return
    }
    const file = await folder.keep(part.file, name, part.mimetype)
    if (!add(part.fieldname, file)) throw notAForm()
    if (part.file.truncated) tooLarge[placeOfLast(part.fieldname, form)] = [`${name} is larger than 10 MB.`]
  }

  for await (const part of request.parts() as AsyncIterable<Multipart>) {
    if (part.type === 'file') await addFile(part)
    else if (part.valueTruncated || !add(part.fieldname, part.value)) throw notAForm()
  }
  const [first] = Object.values(tooLarge)
  if (first?.[0]) throw new AppError('too-large', first[0], tooLarge)
  return { ...form }
}

function toFailure(error: unknown): unknown {
  if (error instanceof AppError) return error
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return notNow()
  return notAForm()
}

/**
 * Lets the routes of a scope take forms with files: signed-in people's alone, streamed to disk, gone once answered.
 * @param flagNames the fields that are true or false
 */
export function withUploads(
  app: FastifyInstance,
  { db, settings }: { db: Db; settings: Settings },
  flagNames: readonly string[],
  addRoutes: (scope: FastifyInstance) => void,
): void {
  const parent = join(settings.dataDir, 'uploads')
  const folders = new Map<FastifyRequest, UploadFolder>()

  async function clear(request: FastifyRequest): Promise<void> {
    const folder = folders.get(request)
    folders.delete(request)
    await folder?.clear()
  }

  // biome-ignore lint/nursery/noMisusedPromises: a plugin's promise is what the framework waits for
  void app.register(async scope => {
    await clearLeftUploads(parent)
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: MOST_FILE_BYTES,
        fields: MOST_FIELDS,
        fieldSize: MOST_FIELD_BYTES,
        parts: MOST_FIELDS + MOST_FILES,
      },
    })
    scope.addHook('preValidation', async request => {
      if (!request.isMultipart()) return
      if (folders.size >= MOST_AT_A_TIME) throw notNow()
      if (request.account)
        await takeFrom(db, uploadLimit(settings.limits.uploadsPerAccount), String(request.account.id))
      const folder = await openUploadFolder(parent)
      folders.set(request, folder)
      try {
        request.body = await readForm(request, folder, flagNames)
      } catch (error) {
        await clear(request)
        throw toFailure(error)
      }
    })
    scope.addHook('onResponse', clear)
    scope.addHook('onRequestAbort', clear)
    addRoutes(scope)
  })
}
