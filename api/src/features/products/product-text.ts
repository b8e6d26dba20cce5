import { cleanDescription, cleanTitle, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@closyyy/contract/products-text'
import { fieldError } from '../../http/app-error.ts'

type RequiredId = 'product.required' | 'product.edit-required'

function checked(field: 'title' | 'description', text: string, maxLength: number, requiredId: RequiredId) {
  if (!text) throw fieldError(field, requiredId)
  if (text.length > maxLength) throw fieldError(field, `product.${field}-too-long`)
  return text
}

export function requireTitle(text: string, requiredId: RequiredId): string {
  return checked('title', cleanTitle(text), MAX_TITLE_LENGTH, requiredId)
}

export function requireDescription(text: string, requiredId: RequiredId): string {
  return checked('description', cleanDescription(text), MAX_DESCRIPTION_LENGTH, requiredId)
}
