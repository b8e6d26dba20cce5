import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Reads the text fields of a form; files are left out. */
async function readFields(body: Buffer, contentType: string): Promise<Record<string, string>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
  } catch {
    throw new AppError('not-parseable', 'The form could not be read.')
  }
}

/** The calls of this scope take small forms, multipart and urlencoded, beside JSON; a form is held in memory whole. */
export function acceptForms(scope: FastifyInstance): void {
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded']
  scope.removeContentTypeParser(types)
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readFields(body, request.headers['content-type'] ?? ''),
  )
}
