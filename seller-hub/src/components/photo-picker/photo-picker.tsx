import { MOST_PHOTOS } from '@closyyy/contract/products-writing'
import { FieldGroup } from '@closyyy/ui/field-group'
import { type ReactNode, useId, useState } from 'react'
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
  /** Photos that the listing has already; the new ones come behind them. */
  standing?: number
  /** Part of the upload that is done, 0 to 1, by place; nothing while nothing is sent. */
  progress?: readonly number[]
  children?: ReactNode
}

/** Chooses up to eight photos, shows them and puts them in order by drag or by keyboard; the first is the cover. */
export function PhotoPicker({ photos, sort, sentenceOf, standing = 0, progress, children }: PhotoPickerProps) {
  const t = usePhotoPickerText()
  const [refusals, setRefusals] = useState<FileRefusal[]>([])
  const [announcement, setAnnouncement] = useState('')
  const sorting = useSorting(photos.move)
  const announcementId = useId()
  const list = photos.photos

  function choose(files: readonly File[]) {
    const sorted = sort(files, { count: standing + list.length, names: list.map(({ name }) => name) })
    setRefusals(sorted.refusals)
    photos.add(sorted.accepted)
  }

  function moveByKey(from: number, to: number) {
    if (to < 0 || to >= list.length) return
    photos.move(from, to)
    setAnnouncement(t('moved', { place: standing + to + 1, count: standing + list.length }))
  }

  return (
    <FieldGroup
      legend={t('legend')}
      hint={t(standing > 0 ? 'hint-behind' : 'hint', { most: MOST_PHOTOS })}
      error={refusals.length > 0 && refusals.map(sentenceOf).join('\n')}
      className={styles.picker}
    >
      {children}
      {list.length > 0 && (
        <ol role="list" className={styles.photos} aria-label={t('list')}>
          {list.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={{ index, shown: standing + index + 1, last: list.length - 1 }}
              sorting={sorting}
              onMove={to => moveByKey(index, to)}
              onRemove={() => photos.remove(photo.id)}
              onRetry={() => photos.retry(photo)}
              progress={progress?.[index]}
            />
          ))}
        </ol>
      )}
      {standing + list.length < MOST_PHOTOS && <FileDrop onChoose={choose} />}
      <p id={announcementId} className={styles.announcement} role="status">
        {announcement}
      </p>
    </FieldGroup>
  )
}
