/** A photo that a person chose and that is not sent yet. */
export interface PickedPhoto {
  id: string
  /** The file's own name. */
  name: string
  state: 'shrinking' | 'ready' | 'failed'
  /** The file as it was chosen; kept until it is shrunk, so that a failed one can be tried again. */
  source?: File
  /** What is sent, once it is ready. */
  file?: File
  /** A data URI to look at: the page's content policy lets no other address of a local file in. */
  preview?: string
  /** What the server said of it. */
  refusal?: string
}

/** A chosen file before anything was done to it. */
export function pickedPhoto(source: File): PickedPhoto {
  return { id: crypto.randomUUID(), name: source.name, state: 'shrinking', source }
}

/** The photos that can be sent, in their order. */
export function readyFiles(photos: readonly PickedPhoto[]): File[] {
  return photos.flatMap(({ file }) => file ?? [])
}

/** The list with one of its entries at another place; a place outside of the list is its nearest end. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), list.length - 1), 0, entry)
}
