import type { Photo } from '@closyyy/contract/photos'

/** A photo of a form: chosen on this device, or standing on the server already. */
export interface PickedPhoto {
  id: string
  /** The file's own name; empty for one that came from the server. */
  name: string
  state: 'shrinking' | 'ready' | 'failed'
  /** The file as it was chosen; kept until it is shrunk, so that a failed one can be tried again. */
  source?: File
  /** What is sent, once it is ready. */
  file?: File
  /** The server's number of it, once it stands there. */
  savedId?: number
  /** Its address on the server, or a data URI: the page's content policy lets no other address of a local file in. */
  preview?: string
  /** What the server said of it. */
  refusal?: string
}

/** A photo that is ready and that the server does not have. */
export type NewPhoto = PickedPhoto & { file: File }

/** A chosen file before anything was done to it. */
export function pickedPhoto(source: File): PickedPhoto {
  return { id: crypto.randomUUID(), name: source.name, state: 'shrinking', source }
}

/** A photo that stands on the server. */
export function savedPhoto({ id, image_path, renditions }: Photo): PickedPhoto {
  const [, middle] = renditions
  return { id: `saved-${id}`, name: '', state: 'ready', savedId: id, preview: middle?.image_path ?? image_path }
}

/** Those that have to be sent, in their order. */
export function newPhotos(photos: readonly PickedPhoto[]): NewPhoto[] {
  return photos.filter((photo): photo is NewPhoto => photo.savedId === undefined && photo.file !== undefined)
}

/** The list with one of its entries at another place; a place outside of the list is its nearest end. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, entry)
}
