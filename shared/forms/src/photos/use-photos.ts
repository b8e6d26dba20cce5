import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { moved, type PickedPhoto, pickedPhoto } from './picked-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export function usePhotos(initial: PickedPhoto[] = []) {
  const [photos, setPhotos] = useState(initial)
  // Resizes one photo at a time: eight decoded at once exhaust a phone's memory.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const change = (id: string, changed: Partial<PickedPhoto>) =>
    setPhotos(all => all.map(photo => (photo.id === id ? { ...photo, ...changed } : photo)))

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

  // Resumes resizing that was interrupted by a closed tab.
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
      change(photo.id, { state: 'shrinking', error: undefined })
      shrink(photo)
    },
    remove: (id: string) => setPhotos(all => all.filter(photo => photo.id !== id)),
    move: (from: number, to: number) => setPhotos(all => moved(all, from, to)),
    /** Sets the errors by photo id and clears all others. */
    setErrors: (errors: ReadonlyMap<string, string>) =>
      setPhotos(all => all.map(photo => ({ ...photo, error: errors.get(photo.id) }))),
    /** Sets the server's ids; drops photos that are neither saved nor on this device. */
    setSavedIds: (savedIds: ReadonlyMap<string, number>) =>
      setPhotos(all =>
        all
          .map(photo => ({ ...photo, savedId: savedIds.get(photo.id) }))
          .filter(({ savedId, file, source }) => savedId !== undefined || file || source),
      ),
  }
}

export type Photos = ReturnType<typeof usePhotos>
