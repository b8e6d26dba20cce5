import { MAX_PHOTOS } from '@closyyy/contract/products'
import { FieldGroup } from '@closyyy/ui/field-group'
import { useId, useState } from 'react'
import { FileDrop } from './file-drop.tsx'
import type { FileError, PickedFiles, SortedFiles } from './file-rules.ts'
import * as styles from './photo-picker.module.css'
import { usePhotoPickerText } from './photo-picker-text.ts'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'
import { useSorting } from './use-sorting.ts'

export interface PhotoPickerProps {
  photos: Photos
  /** Accepts or rejects files by the rules of the form. */
  sort: (files: readonly File[], picked: PickedFiles) => SortedFiles
  messageOf: (error: FileError) => string
  /** Upload progress, 0 to 1, by photo id; undefined if no upload runs. */
  progress: ReadonlyMap<string, number> | undefined
  /** Shows no cover badge. */
  isPlain?: boolean
}

/** Chooses up to eight photos and reorders them by drag or keyboard; the first is the cover. */
export function PhotoPicker({ photos, sort, messageOf, progress, isPlain = false }: PhotoPickerProps) {
  const t = usePhotoPickerText()
  const [fileErrors, setFileErrors] = useState<FileError[]>([])
  const [announcement, setAnnouncement] = useState('')
  const sorting = useSorting(photos.move)
  const announcementId = useId()
  const list = photos.photos

  function choose(files: readonly File[]) {
    const sorted = sort(files, { count: list.length, names: list.map(({ name }) => name) })
    setFileErrors(sorted.errors)
    photos.add(sorted.accepted)
  }

  function moveByKey(from: number, to: number) {
    if (to < 0 || to >= list.length) return
    photos.move(from, to)
    setAnnouncement(t('moved', { place: to + 1, count: list.length }))
  }

  return (
    <FieldGroup
      legend={t('legend')}
      hint={t(isPlain ? 'hint-plain' : 'hint', { most: MAX_PHOTOS })}
      error={fileErrors.length > 0 && fileErrors.map(messageOf).join('\n')}
      className={styles.picker}
    >
      {list.length > 0 && (
        <ol role="list" className={styles.photos} aria-label={t('list')}>
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={{ index, last: list.length - 1, isCover: index === 0 && !isPlain }}
              sorting={sorting}
              onMove={to => moveByKey(index, to)}
              onRemove={() => photos.remove(photo.id)}
              onRetry={() => photos.retry(photo)}
              progress={progress?.get(photo.id)}
            />
          ))}
        </ol>
      )}
      {list.length < MAX_PHOTOS && <FileDrop onChoose={choose} />}
      <p id={announcementId} className={styles.announcement} role="status">
        {announcement}
      </p>
    </FieldGroup>
  )
}
