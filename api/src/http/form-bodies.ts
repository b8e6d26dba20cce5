import type { IncomingMessage } from 'node:http'
import multipart, { type Multipart, type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Message, message } from '../messages/response-message.ts'
import { AppError, fieldError, fieldErrors } from './app-error.ts'
import { bodyTooLarge, MAX_BODY_BYTES, MAX_FORM_BYTES } from './body-limits.ts'
import { serviceUnavailable } from './error-handler.ts'
import { collectForm } from './form-fields.ts'
import { drain } from './request-drain.ts'

const MOST_FIELDS = 60
/** Large enough for a call's own rules to say which text is too long. */
const MAX_FIELD_BYTES = 400_000
/** Characters that always fit into a field, whatever their script. */
const MAX_FIELD_LENGTH = MAX_FIELD_BYTES / 4
const MAX_TEXT_LENGTH = 1_000_000
/** As operating systems count them. */
const BYTES_PER_MB = 1024 * 1024

/** What becomes of the files of a form. */
export interface FormFiles {
  /** Files of one form; what comes after them is not kept. */
  maxFiles: number
  maxFileBytes: number
  /** Called before anything of a form is read. @returns what keeps each file in turn */
  open(request: FastifyRequest): Promise<(part: MultipartFile) => Promise<File>>
  /** Forgets the files of a form that was refused. */
  close(request: FastifyRequest): Promise<void>
}

/** How the forms of some calls are read. */
export interface FormOptions {
  /** Fields that are true or false. */
  flags?: readonly string[]
  /** None: a file is refused. */
  files?: FormFiles
}

const notAForm = () => new AppError('not-parseable', 'request.form-unreadable')

/** Where the last value of a field stands, as failures name it. */
function pathOfLast(field: string, form: Record<string, unknown>): string {
  const name = field.split('[')[0] ?? field
  const list = form[name]
  return Array.isArray(list) ? `${name}.${list.length - 1}` : name
}

function refuseText(field: string): never {
  throw fieldError(field.replace(/\[(\w+)\]$/, '.$1'), 'text.too-long', { count: MAX_FIELD_LENGTH })
}

function refuseFile(part: MultipartFile): never {
  throw fieldError(part.fieldname, 'request.files-not-accepted')
}

function tooLargeMessage(name: string, maxBytes: number): Message {
  const size = maxBytes / BYTES_PER_MB
  return name ? message('file.named.too-large', { name, size }) : message('file.unnamed.too-large', { size })
}

/** Counts the bytes of a body while others read it. */
function meterBody(raw: IncomingMessage): () => number {
  let bytes = 0
  // Paused, or they would pass before there is a reader.
  raw.pause().on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  return () => bytes
}

/** Reads a form part by part. @throws AppError `too-large` naming every file above the limit */
async function readParts(request: FastifyRequest, { flags = [], files }: FormOptions) {
  const { form, add } = collectForm(flags)
  const tooLarge: Record<string, Message[]> = {}
  const keep = await files?.open(request)
  let count = 0
  let length = 0

  async function addFile(part: MultipartFile): Promise<void> {
    // A form sends a file without name and bytes where none was chosen.
    if (part.filename && !(files && keep)) refuseFile(part)
    if (!part.filename || !files || !keep || count++ >= files.maxFiles) {
      part.file.resume()
      return
    }
    const file = await keep(part)
    if (!add(part.fieldname, file)) throw notAForm()
    if (part.file.truncated)
      tooLarge[pathOfLast(part.fieldname, form)] = [tooLargeMessage(file.name, files.maxFileBytes)]
  }

  function addText({ fieldname, value, valueTruncated }: MultipartValue): void {
    if (valueTruncated) refuseText(fieldname)
    length += String(value).length
    if (length > MAX_TEXT_LENGTH) throw bodyTooLarge(MAX_TEXT_LENGTH)
    if (!add(fieldname, value)) throw notAForm()
  }

  for await (const part of request.parts() as AsyncIterable<Multipart>) {
    if (part.type === 'file') await addFile(part)
    else addText(part)
  }
  if (Object.keys(tooLarge).length > 0) throw fieldErrors(tooLarge, { code: 'too-large' })
  return { ...form }
}

function toFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? serviceUnavailable() : notAForm()
}

function readUrlencoded(text: string, flags: readonly string[]) {
  const { form, add } = collectForm(flags)
  for (const [name, value] of new URLSearchParams(text)) if (!add(name, value)) throw notAForm()
  return { ...form }
}

/** Lets the calls of a scope take forms, multipart and urlencoded, beside JSON; each part is read as it comes. */
export async function acceptForms(scope: FastifyInstance, reading: FormOptions = {}): Promise<void> {
  const { flags = [], files } = reading
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: MOST_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MOST_FIELDS + (files?.maxFiles ?? 0),
      ...(files && { fileSize: files.maxFileBytes }),
    },
  })
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => readUrlencoded(text, flags),
  )
  const maxBytes = files ? MAX_FORM_BYTES : MAX_BODY_BYTES
  scope.addHook('preValidation', async request => {
    if (!request.isMultipart()) return
    if (Number(request.headers['content-length']) > maxBytes) throw bodyTooLarge(maxBytes)
    const bytesOf = meterBody(request.raw)
    try {
      const form = await readParts(request, reading)
      if (bytesOf() > maxBytes) throw bodyTooLarge(maxBytes)
      request.body = form
    } catch (error) {
      await files?.close(request)
      // A form that is too large may be wrong in other ways before its size is known.
      await drain(request.raw)
      throw bytesOf() > maxBytes ? bodyTooLarge(maxBytes) : toFailure(error)
    }
  })
}
