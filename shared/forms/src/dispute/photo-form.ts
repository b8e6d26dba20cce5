import type { NewPhoto } from '../photos/picked-photo.ts'

/**
 * Returns the multipart body of a dispute's call. The photos come last: the server receives none of a guest before the
 * order's credentials (LIMIT-6).
 */
export function photoForm(fields: Readonly<Record<string, string>>, photos: readonly NewPhoto[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { file } of photos) form.append('photos[]', file, file.name)
  return form
}
