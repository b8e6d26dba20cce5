import type { CardPhoto } from '@closyyy/contract/products-schemas'
import { Dialog } from '@closyyy/ui/dialog'
import { IconButton } from '@closyyy/ui/icon-button'
import { NextIcon, PreviousIcon } from '@closyyy/ui/icons'
import { Photo } from '@closyyy/ui/photo'
import { useEffect, useRef } from 'react'
import { inFullWidth } from './full-width.ts'
import { usePhotoText } from './photo-text.ts'
import * as styles from './photo-zoom-dialog.module.css'
import { scrollToSlide, shownSlide } from './slides.ts'
import { useViewerEntry } from './use-viewer-entry.ts'
import { useZoom } from './use-zoom.ts'

interface ViewerProps {
  title: string
  photos: CardPhoto[]
  /** Index of the photo; undefined closes the dialog. */
  place: number | undefined
  /** Minimum width of a photo in pixels, as on the page. */
  minWidth?: number
  onShow: (place: number | undefined) => void
}

export interface PhotoZoomDialogProps extends ViewerProps {
  /** Unique among the viewers of a page. */
  name: string
}

export function PhotoZoomDialog({ name, title, photos, place, minWidth = 0, onShow }: PhotoZoomDialogProps) {
  useViewerEntry(name, place, onShow)
  const isOpen = place !== undefined && photos[place] !== undefined
  return (
    <Dialog
      size="screen"
      open={isOpen}
      onClose={() => onShow(undefined)}
      title={
        <span className={styles.title} dir="auto">
          {title}
        </span>
      }
    >
      {isOpen && <Viewer title={title} photos={photos} place={place} minWidth={minWidth} onShow={onShow} />}
    </Dialog>
  )
}

function Viewer({ title, photos, place, minWidth, onShow }: ViewerProps & { place: number; minWidth: number }) {
  const t = usePhotoText()
  const track = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = track.current
    if (!element) return
    // Also runs once the dialog is visible. After a swipe the photo is in view already.
    const observer = new ResizeObserver(() => {
      if (shownSlide(element) !== place) scrollToSlide(element, place, 'instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  const look = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const shown = shownSlide(currentTarget)
    if (shown !== place) onShow(shown)
  }
  // The end buttons stay focusable, so that the arrow keys keep working.
  const showIfThere = (at: number) => photos[at] && onShow(at)
  return (
    <div className={styles.viewer}>
      <ul ref={track} role="list" className={styles.track} onScroll={look}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={styles.slide} aria-hidden={at !== place || undefined}>
            <EnlargedPhoto photo={photo} alt={`${title}, ${at + 1}`} minWidth={minWidth} isShown={at === place} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={styles.steps}>
          <IconButton label={t('previous')} aria-disabled={place === 0} onClick={() => showIfThere(place - 1)}>
            <PreviousIcon />
          </IconButton>
          <span aria-live="polite">{t('place', { place: place + 1, count: photos.length })}</span>
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
  )
}

interface EnlargedPhotoProps {
  photo: CardPhoto
  alt: string
  minWidth: number
  isShown: boolean
}

function EnlargedPhoto({ photo, alt, minWidth, isShown }: EnlargedPhotoProps) {
  const t = usePhotoText()
  const { pane, isLarge, press } = useZoom({ ratio: photo.width / photo.height, minWidth, isShown })
  return (
    <div ref={pane} className={styles.pane} data-large={isLarge || undefined}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t(isLarge ? 'out' : 'in')}
        tabIndex={isShown ? undefined : -1}
        onClick={press}
      >
        <Photo
          photo={{ ...inFullWidth(photo), placeholder: null }}
          alt={alt}
          sizes="200vw"
          ratio="natural"
          priority={isShown}
        />
      </button>
    </div>
  )
}
