import type { FastifyInstance } from 'fastify'

/** More than the longest form has. */
const MAX_BYTES = 32_768

/** Fields of a submitted form. */
export type FormFields = Pick<URLSearchParams, 'get' | 'getAll' | 'has'>

/** Accepts forms and no other bodies. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}

/** Returns the fields of a request's form; none if it has no body. */
export const fieldsOf = ({ body }: { body: unknown }): FormFields =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
