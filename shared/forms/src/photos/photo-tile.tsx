import { Badge } from '@closyyy/ui/badge'
import { Button } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { IconButton } from '@closyyy/ui/icon-button'
import { CloseIcon, GripIcon, ImageOffIcon, NextIcon, PreviousIcon } from '@closyyy/ui/icons'
import { Spinner } from '@closyyy/ui/spinner'
import type { KeyboardEvent } from 'react'
import * as styles from './photo-picker.module.css'
import { usePhotoPickerText } from './photo-picker-text.ts'
import type { PickedPhoto } from './picked-photo.ts'
import type { useSorting } from './use-sorting.ts'

export interface PhotoTileProps {
  photo: PickedPhoto
  place: { index: number; last: number; isCover: boolean }
  sorting: ReturnType<typeof useSorting>
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
  /** 0 to 1 while uploading. */
  progress: number | undefined
}

export function PhotoTile({ photo, place, sorting, onMove, onRemove, onRetry, progress }: PhotoTileProps) {
  const t = usePhotoPickerText()
  const { index, last, isCover } = place
  const named = { number: index + 1 }

  function moveByArrow(event: KeyboardEvent<HTMLElement>) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps = { ArrowLeft: isMirrored ? 1 : -1, ArrowRight: isMirrored ? -1 : 1, ArrowUp: -1, ArrowDown: 1 }
    const step = steps[event.key as keyof typeof steps]
    if (!step) return
    event.preventDefault()
    onMove(index + step)
  }

  return (
    <li
      className={classList(styles.photo, sorting.dragged === index && styles.dragged)}
      aria-label={t('photo', named)}
      {...sorting.place(index)}
    >
      <div className={styles.frame} {...sorting.handle(index)}>
        <Face photo={photo} alt={photo.name || t('photo', named)} />
        {isCover && (
          <Badge kind="strong" className={styles.cover}>
            {t('cover')}
          </Badge>
        )}
        {progress !== undefined && (
          <progress
            className={styles.progress}
            max={100}
            value={Math.round(progress * 100)}
            aria-label={t('sent', named)}
          />
        )}
      </div>
      <IconButton kind="onPhoto" className={styles.remove} label={t('remove', named)} onClick={onRemove}>
        <CloseIcon size={18} />
      </IconButton>
      <div className={styles.moves}>
        <IconButton label={t('earlier', named)} aria-disabled={index === 0} onClick={() => onMove(index - 1)}>
          <PreviousIcon size={18} />
        </IconButton>
        <IconButton className={styles.grip} label={t('grip', named)} onKeyDown={moveByArrow} {...sorting.handle(index)}>
          <GripIcon size={18} />
        </IconButton>
        <IconButton label={t('later', named)} aria-disabled={index === last} onClick={() => onMove(index + 1)}>
          <NextIcon size={18} />
        </IconButton>
      </div>
      {(photo.state === 'failed' || photo.error) && (
        <div className={styles.error} role="alert">
          <p>{photo.error ?? t('failed', { name: photo.name })}</p>
          {photo.state === 'failed' && (
            <Button kind="secondary" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Face({ photo: { state, preview }, alt }: Pick<PhotoTileProps, 'photo'> & { alt: string }) {
  if (preview) return <img className={styles.image} src={preview} alt={alt} draggable={false} />
  return <span className={styles.blank}>{state === 'failed' ? <ImageOffIcon size={28} /> : <Spinner />}</span>
}
