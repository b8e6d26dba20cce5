import { isApiError } from '@closyyy/api-client/api-error'
import type { FieldErrors } from '@closyyy/contract/errors'
import type { FormFields } from './form-fields.ts'

/** A rejected form: what was typed, and the messages by field. */
export interface SentForm {
  fields: FormFields
  errors: FieldErrors
}

export const noForm: SentForm = { fields: new URLSearchParams(), errors: {} }

export const rejectedFormOf = (fields: FormFields, failure: unknown): SentForm => ({
  fields,
  errors: isApiError(failure) ? failure.errors : {},
})
