import type { Photo as PhotoFile } from '@closyyy/contract/photos'
import { Dialog } from '@closyyy/ui/dialog'
import { NextIcon } from '@closyyy/ui/icon/next-icon'
import { PreviousIcon } from '@closyyy/ui/icon/previous-icon'
import { IconButton } from '@closyyy/ui/icon-button'
import { Photo } from '@closyyy/ui/photo'
import type { MouseEvent } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePhotoText } from './photo-text.ts'
import * as styles from './photo-zoom-dialog.module.css'

export interface PhotoZoomDialogProps {
  title: string
  photos: PhotoFile[]
  /** The photo to show, from 0; undefined closes the dialog. */
  place: number | undefined
  onShow: (place: number | undefined) => void
}

/** A photo as large as the screen; a press enlarges it further around the pressed point. */
export function PhotoZoomDialog({ title, photos, place, onShow }: PhotoZoomDialogProps) {
  const t = usePhotoText()
  const photo = place === undefined ? undefined : photos[place]
  // The buttons at the ends stay focusable, so that the arrow keys go on working.
  const showIfThere = (at: number) => photos[at] && onShow(at)
  return (
    <Dialog size="large" open={photo !== undefined} onClose={() => onShow(undefined)} title={title}>
      {photo && place !== undefined && (
        <div className={styles.viewer}>
          <EnlargedPhoto key={photo.id} photo={photo} alt={`${title}, ${place + 1}`} />
          {photos.length > 1 && (
            <div className={styles.steps}>
              <IconButton label={t('previous')} aria-disabled={place === 0} onClick={() => showIfThere(place - 1)}>
                <PreviousIcon />
              </IconButton>
              <span>{t('place', { place: place + 1, count: photos.length })}</span>
              <IconButton
                label={t('next')}
                aria-disabled={place === photos.length - 1}
                onClick={() => showIfThere(place + 1)}
              >
                <NextIcon />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

function EnlargedPhoto({ photo, alt }: { photo: PhotoFile; alt: string }) {
  const t = usePhotoText()
  const [isLarge, setIsLarge] = useState(false)
  const pane = useRef<HTMLDivElement>(null)

  function press(event: MouseEvent<HTMLButtonElement>) {
    const element = pane.current
    const box = event.currentTarget.getBoundingClientRect()
    const across = event.detail ? (event.clientX - box.left) / box.width : 0.5
    const down = event.detail ? (event.clientY - box.top) / box.height : 0.5
    flushSync(() => setIsLarge(!isLarge))
    if (!element) return
    const room = element.scrollWidth - element.clientWidth
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? (across - 1) * room : across * room
    element.scrollTop = down * (element.scrollHeight - element.clientHeight)
  }

  return (
    <div ref={pane} className={styles.pane}>
      <button
        type="button"
        className={isLarge ? styles.large : styles.whole}
        aria-label={t(isLarge ? 'out' : 'in')}
        onClick={press}
      >
        <Photo photo={{ ...photo, placeholder: null }} alt={alt} sizes="200vw" ratio="natural" priority />
      </button>
    </div>
  )
}
