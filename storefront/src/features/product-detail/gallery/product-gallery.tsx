import type { CardPhoto } from '@closyyy/contract/products-schemas'
import { IconButton } from '@closyyy/ui/icon-button'
import { NextIcon, PreviousIcon } from '@closyyy/ui/icons'
import { Photo } from '@closyyy/ui/photo'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useState } from 'react'
import { usePhotoText } from '../../../components/photo-zoom/photo-text.ts'
import { usePhotoViewer } from '../../../components/photo-zoom/use-photo-viewer.ts'
import { useProductText } from '../product-text.ts'
import * as styles from './product-gallery.module.css'
import { useSwipe } from './use-swipe.ts'

export interface ProductGalleryProps {
  title: string
  photos: CardPhoto[]
  badge?: ReactNode
  /** URL of a smaller rendition of the first photo that the browser has, shown until the photo loads. */
  preview?: string | undefined
  /** Shows the first photo alone, in its place beside the thumbnails. */
  isLoading?: boolean
}

/**
 * Returns the CSS width of a photo in the frame of phones (product-gallery.module.css), with `vh` in place of its `svh`:
 * Chromium's preload scanner misreads `svh` and would fetch a second rendition. While the browser's bars are on screen, it is
 * about an eighth too much.
 */
const phoneWidth = ({ width, height }: CardPhoto) =>
  `min(100vw, ${(width / height).toFixed(2)} * max(16rem, 100vh - 30rem))`
/** Returns the `sizes` of a photo: on phones without that eighth, on dense ones as if their density were 2.4. */
const sizesOf = (photo: CardPhoto) =>
  `(min-width: 90rem) 38rem, (min-width: 48.01rem) 42vw, (min-resolution: 2.5dppx) calc(.7 * ${phoneWidth(photo)}), calc(.88 * ${phoneWidth(photo)})`
const photoId = (place: number) => `photo-${place + 1}`

/** Photos are links, so that they open without script. */
export function ProductGallery({ title, photos, badge, preview, isLoading = false }: ProductGalleryProps) {
  const t = useProductText()
  const photoText = usePhotoText()
  const shown = isLoading ? photos.slice(0, 1) : photos
  const { row, place, show } = useSwipe()
  const viewer = usePhotoViewer('gallery')
  const [pageWidth, setPageWidth] = useState(0)
  const zoom = (event: MouseEvent<HTMLElement>, at: number) => {
    event.preventDefault()
    setPageWidth(event.currentTarget.clientWidth)
    viewer.open(at)
  }
  const showZoomed = (at: number | undefined) => {
    viewer.setPlace(at)
    if (at !== undefined) show(at)
  }
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const next = (viewer.place ?? place) + (event.key === forward ? 1 : -1)
    if (viewer.place === undefined) show(next)
    else if (photos[next]) showZoomed(next)
  }
  if (photos.length === 0) {
    return (
      <div className={styles.stage}>
        <Photo photo={null} alt={title} />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
    )
  }
  return (
    <section className={styles.gallery} aria-label={t('gallery', { title })} onKeyDown={turn}>
      <div className={styles.stage}>
        <div {...row} className={styles.viewport}>
          <ul role="list" className={styles.track}>
            {shown.map((photo, at) => (
              <li key={photo.id} id={photoId(at)} className={styles.slide}>
                <a
                  className={styles.zoom}
                  href={photo.image_path}
                  aria-label={photoText('enlarge', { place: at + 1 })}
                  onClick={event => zoom(event, at)}
                >
                  <Photo
                    photo={at === 0 && preview ? { ...photo, placeholder: preview } : photo}
                    alt={title}
                    sizes={sizesOf(photo)}
                    priority={at === 0}
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {badge && <span className={styles.badge}>{badge}</span>}
        {shown.length > 1 && <Steps place={place} count={shown.length} onShow={show} />}
      </div>
      {photos.length > 1 && <Thumbnails photos={isLoading ? [] : photos} place={place} onShow={show} />}
      {viewer.Component && (
        <viewer.Component
          name={viewer.name}
          title={title}
          photos={photos}
          place={viewer.place}
          minWidth={pageWidth}
          onShow={showZoomed}
        />
      )}
    </section>
  )
}

interface StepsProps {
  place: number
  count: number
  onShow: (place: number) => void
}

function Steps({ place, count, onShow }: StepsProps) {
  const t = usePhotoText()
  return (
    <>
      <span className={styles.steps}>
        <IconButton kind="onPhoto" label={t('previous')} aria-disabled={place === 0} onClick={() => onShow(place - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          kind="onPhoto"
          label={t('next')}
          aria-disabled={place === count - 1}
          onClick={() => onShow(place + 1)}
        >
          <NextIcon />
        </IconButton>
      </span>
      <span className={styles.place} aria-live="polite">
        {t('place', { place: place + 1, count })}
      </span>
    </>
  )
}

interface ThumbnailsProps {
  photos: CardPhoto[]
  place: number
  onShow: (place: number) => void
}

function Thumbnails({ photos, place, onShow }: ThumbnailsProps) {
  const t = useProductText()
  const choose = (event: MouseEvent, at: number) => {
    event.preventDefault()
    onShow(at)
  }
  return (
    <ul role="list" className={styles.thumbnails}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a
            className={styles.thumbnail}
            href={`#${photoId(at)}`}
            aria-label={t('gallery.show', { place: at + 1 })}
            aria-current={at === place}
            onClick={event => choose(event, at)}
          >
            <Photo photo={photo} alt="" sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  )
}
