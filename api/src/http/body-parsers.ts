import type { IncomingMessage } from 'node:http'
import { MAX_FORM_BYTES } from '@closyyy/gateway/body-limit'
import multipart, { type Multipart, type MultipartFile, type MultipartValue } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Message, message } from '../messages/response-message.ts'
import { AppError, fieldError, fieldErrors } from './app-error.ts'
import { bodyTooLarge, MAX_BODY_BYTES } from './body-limits.ts'
import { serviceUnavailable } from './error-handler.ts'
import { drain } from './request-drain.ts'

const MAX_FIELDS = 60
/** Large enough for a call's own schema to reject a long text by name. */
const MAX_FIELD_BYTES = 400_000
const MAX_FIELD_LENGTH = MAX_FIELD_BYTES / 4
const MAX_TEXT_LENGTH = 1_000_000
/** As operating systems show file sizes. */
const BYTES_PER_MB = 1024 * 1024

export interface FormFiles {
  /** Files of one form; further ones are dropped. */
  maxFiles: number
  maxFileBytes: number
  /** Runs before the first file is read, with the fields before it. @returns a function that stores one file */
  open(
    request: FastifyRequest,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<(part: MultipartFile) => Promise<File>>
  close(request: FastifyRequest): Promise<void>
}

export interface FormOptions {
  flags?: readonly string[]
  /** Undefined: files are rejected. */
  files?: FormFiles
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
])

type Tree = { [name: string]: unknown }

const namePattern = /^([a-z_]+)(?:\[([a-z_]+|\d*)\])?$/i
const isIndex = (key: string) => /^\d*$/.test(key)

function partsOf(field: string): { name: string; key: string | undefined } | undefined {
  const [, name, key] = namePattern.exec(field) ?? []
  const isValid = name !== undefined && !(name in Object.prototype) && !(key && key in Object.prototype)
  return isValid ? { name, key } : undefined
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Adds a value without copying earlier ones of its name: to a list for an index, as a property for any other key. */
function addValue(form: Tree, name: string, key: string | undefined, value: unknown): void {
  const earlier = form[name]
  if (key !== undefined && !isIndex(key)) {
    if (isTree(earlier)) earlier[key] = value
    else form[name] = { [key]: value }
  } else if (Array.isArray(earlier)) earlier.push(value)
  else if (key !== undefined) form[name] = [value]
  else form[name] = earlier === undefined ? value : [earlier, value]
}

/** Collects a form: `a[b]` is a property; `a[]`, `a[0]` and repeated names are a list; empty fields are absent. */
export function collectForm(flagNames: readonly string[]) {
  const form: Tree = Object.create(null)
  return {
    form,
    add(field: string, given: unknown): boolean {
      const parts = partsOf(field)
      if (!parts) return false
      if (given === '') return true
      const { name, key } = parts
      const value = flagNames.includes(name) && typeof given === 'string' ? (booleans.get(given) ?? given) : given
      addValue(form, name, key, value)
      return true
    },
  }
}

const notAForm = () => new AppError('not-parseable', 'request.form-unreadable')

function pathOfLast(field: string, form: Record<string, unknown>): string {
  const name = field.split('[')[0] ?? field
  const list = form[name]
  return Array.isArray(list) ? `${name}.${list.length - 1}` : name
}

function rejectText(field: string): never {
  throw fieldError(field.replace(/\[(\w+)\]$/, '.$1'), 'text.too-long', { count: MAX_FIELD_LENGTH })
}

function rejectFile(part: MultipartFile): never {
  throw fieldError(part.fieldname, 'request.files-not-accepted')
}

function tooLargeMessage(name: string, maxBytes: number): Message {
  const size = maxBytes / BYTES_PER_MB
  return name ? message('file.named.too-large', { name, size }) : message('file.unnamed.too-large', { size })
}

function meterBody(raw: IncomingMessage): () => number {
  let bytes = 0
  // Paused, or bytes would be lost before a reader is attached.
  raw.pause().on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  return () => bytes
}

async function readParts(request: FastifyRequest, { flags = [], files }: FormOptions) {
  const { form, add } = collectForm(flags)
  const tooLarge: Record<string, Message[]> = {}
  let store: ((part: MultipartFile) => Promise<File>) | undefined
  let count = 0
  let length = 0

  async function addFile(part: MultipartFile): Promise<void> {
    // If no file was chosen, browsers send an empty one without a name.
    if (part.filename && !files) rejectFile(part)
    if (!part.filename || !files || count++ >= files.maxFiles) {
      part.file.resume()
      return
    }
    store ??= await files.open(request, { ...form })
    const file = await store(part)
    if (!add(part.fieldname, file)) throw notAForm()
    if (part.file.truncated)
      tooLarge[pathOfLast(part.fieldname, form)] = [tooLargeMessage(file.name, files.maxFileBytes)]
  }

  function addText({ fieldname, value, valueTruncated }: MultipartValue): void {
    if (valueTruncated) rejectText(fieldname)
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
  const fields = new URLSearchParams(text)
  if (fields.size > MAX_FIELDS) throw notAForm()
  const { form, add } = collectForm(flags)
  for (const [name, value] of fields) if (!add(name, value)) throw notAForm()
  return { ...form }
}

export async function acceptForms(scope: FastifyInstance, options: FormOptions = {}): Promise<void> {
  const { flags = [], files } = options
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + (files?.maxFiles ?? 0),
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
      const form = await readParts(request, options)
      if (bytesOf() > maxBytes) throw bodyTooLarge(maxBytes)
      request.body = form
    } catch (error) {
      await files?.close(request)
      // Prefers `too-large` because a truncated form may fail in other ways before its size is known.
      await drain(request.raw)
      throw bytesOf() > maxBytes ? bodyTooLarge(maxBytes) : toFailure(error)
    }
  })
}

/** Parses JSON bodies; an empty one, as logout sends, counts as no body. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    void parse(request, body as string, done)
  })
}
