import { MAX_PHOTOS } from '@closyyy/contract/products-writing'
import { FieldGroup } from '@closyyy/ui/field-group'
import { useId, useState } from 'react'
import { FileDrop } from './file-drop.tsx'
import type { FileRefusal, Sorted, Standing } from './file-rules.ts'
import * as styles from './photo-picker.module.css'
import { usePhotoPickerText } from './photo-picker-text.ts'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'
import { useSorting } from './use-sorting.ts'

export interface PhotoPickerProps {
  photos: Photos
  /** Which of the chosen files are taken, by the rules and in the words of the form. */
  sort: (files: readonly File[], standing: Standing) => Sorted
  /** Says why a file was left out. */
  sentenceOf: (refusal: FileRefusal) => string
  /** Part of the upload that is done, 0 to 1, by the photo's id; nothing while nothing is sent. */
  progress: ReadonlyMap<string, number> | undefined
  /** No photo stands for the others as their cover. */
  isPlain?: boolean
}

/** Chooses up to eight photos, shows them and puts them in order by drag or by keyboard; the first is the cover. */
export function PhotoPicker({ photos, sort, sentenceOf, progress, isPlain = false }: PhotoPickerProps) {
  const t = usePhotoPickerText()
  const [refusals, setRefusals] = useState<FileRefusal[]>([])
  const [announcement, setAnnouncement] = useState('')
  const sorting = useSorting(photos.move)
  const announcementId = useId()
  const list = photos.photos

  function choose(files: readonly File[]) {
    const sorted = sort(files, { count: list.length, names: list.map(({ name }) => name) })
    setRefusals(sorted.refusals)
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
      error={refusals.length > 0 && refusals.map(sentenceOf).join('\n')}
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
