import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { moved, type PickedPhoto, pickedPhoto } from './picked-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** The photos of a form: chosen, shrunk one after the other, put in order. */
export function usePhotos(given: PickedPhoto[] = []) {
  const [photos, setPhotos] = useState(given)
  // One at a time: a phone holds one decoded picture, not eight.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const change = (id: string, what: Partial<PickedPhoto>) =>
    setPhotos(all => all.map(photo => (photo.id === id ? { ...photo, ...what } : photo)))

  function shrink({ id, source }: PickedPhoto) {
    queue.current = queue.current.then(async () => {
      if (!source) return
      try {
        change(id, { ...(await shrinkPhoto(source)), state: 'ready', source: undefined })
      } catch {
        change(id, { state: 'failed' })
      }
    })
  }

  // What was kept half done in a tab that was closed goes on.
  const resume = useEffectEvent(() => photos.filter(({ state }) => state === 'shrinking').forEach(shrink))
  useEffect(() => resume(), [])

  return {
    photos,
    add(files: readonly File[]) {
      const added = files.map(pickedPhoto)
      setPhotos(all => [...all, ...added])
      added.forEach(shrink)
    },
    retry(photo: PickedPhoto) {
      change(photo.id, { state: 'shrinking', refusal: undefined })
      shrink(photo)
    },
    remove: (id: string) => setPhotos(all => all.filter(photo => photo.id !== id)),
    move: (from: number, to: number) => setPhotos(all => moved(all, from, to)),
    /** Marks those that the server refused, by id; the others are fine. */
    refuse: (refusals: ReadonlyMap<string, string>) =>
      setPhotos(all => all.map(photo => ({ ...photo, refusal: refusals.get(photo.id) }))),
    /** Notes the server's numbers of photos, by id; one that stands nowhere any more goes. */
    settle: (savedIds: ReadonlyMap<string, number>) =>
      setPhotos(all =>
        all
          .map(photo => ({ ...photo, savedId: savedIds.get(photo.id) }))
          .filter(({ savedId, file, source }) => savedId !== undefined || file || source),
      ),
  }
}

export type Photos = ReturnType<typeof usePhotos>
