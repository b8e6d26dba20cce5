import { cleanDescription, cleanTitle, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@closyyy/contract/products-text'
import { withoutUrls } from '@closyyy/contract/text-rules'
import { requirePublicTexts } from '../../contact-details/public-text.ts'
import { fieldError } from '../../http/app-error.ts'

type RequiredId = 'product.required' | 'product.edit-required'

function checked(field: 'title' | 'description', text: string, maxLength: number, requiredId: RequiredId) {
  if (!text) throw fieldError(field, requiredId)
  if (text.length > maxLength) throw fieldError(field, `product.${field}-too-long`)
  return text
}

export function requireTitle(text: string, requiredId: RequiredId): string {
  const title = checked('title', cleanTitle(text), MAX_TITLE_LENGTH, requiredId)
  // Also before cleaning, which removes the dots of a URL.
  for (const written of [withoutUrls(text), title]) requirePublicTexts({ title: written })
  return title
}

export function requireDescription(text: string, requiredId: RequiredId): string {
  const description = checked('description', cleanDescription(text), MAX_DESCRIPTION_LENGTH, requiredId)
  requirePublicTexts({ description })
  return description
}
