import { renditionWidths } from '@closyyy/contract/photos'

export type RenditionFormat = 'avif' | 'webp'

const formats: readonly RenditionFormat[] = ['avif', 'webp']

export function renditionName(key: string, width: number, format: RenditionFormat): string {
  return `${key}-${width}.${format}`
}

export function shareName(key: string): string {
  return `${key}-share.jpg`
}

/** Returns the names of all files that a photo may have. */
export function fileNamesOf(key: string): string[] {
  const renditions = renditionWidths.flatMap(width => formats.map(format => renditionName(key, width, format)))
  return [...renditions, shareName(key)]
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** Returns the media type of a stored file by its name. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
