import { useCallback, useState } from 'react'
import { classList } from '../class-list.ts'
import { ImageOffIcon } from '../icon/image-off-icon.ts'
import { useText } from '../messages.ts'
import * as styles from './photo.module.css'

/** A photo as the contract describes it; `src` widths in pixels, `placeholder` a data URI. */
export interface PhotoSource {
  image_path: string
  width: number
  height: number
  renditions: { width: number; image_path: string }[]
  placeholder: string | null
}

export interface PhotoProps {
  /** Nothing, or a photo that does not load, shows a calm stand-in of the same size. */
  photo: PhotoSource | null | undefined
  /** Empty where the text beside it says the same. */
  alt: string
  /** The `sizes` of the image in CSS; half the screen on phones, a quarter on desktops unless said otherwise. */
  sizes?: string
  ratio?: 'portrait' | 'square' | 'landscape' | 'natural'
  /** The first photo of a page: loaded eagerly with high priority. */
  priority?: boolean
  /** Shows the whole photo on a shade instead of filling the frame. */
  contain?: boolean
  className?: string
}

const GRID_SIZES = '(min-width: 70rem) 20rem, (min-width: 48.01rem) 31vw, 48vw'

/** A responsive photo in a frame of fixed proportion, so that nothing moves when it arrives. */
export function Photo(props: PhotoProps) {
  const { photo, alt, sizes = GRID_SIZES, ratio = 'portrait', priority = false, contain = false, className } = props
  const text = useText()
  const [broken, setBroken] = useState<string>()
  const source = photo?.image_path
  // A photo of the served page can fail before React listens.
  const noticeEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(source))
    },
    [source],
  )
  const frame = classList(styles.frame, styles[ratio], contain && styles.contain, className)
  if (!photo || broken === source) {
    return (
      <span className={frame} role="img" aria-label={alt || text('photoMissing')}>
        <ImageOffIcon className={styles.missing} size={28} />
      </span>
    )
  }
  return (
    <span className={frame}>
      {photo.placeholder && <img className={styles.placeholder} src={photo.placeholder} alt="" loading="lazy" />}
      <img
        ref={noticeEarlyFailure}
        key={source}
        className={styles.image}
        alt={alt}
        sizes={sizes}
        srcSet={photo.renditions.map(({ width, image_path }) => `${image_path} ${width}w`).join(', ') || undefined}
        src={photo.image_path}
        width={photo.width}
        height={photo.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(source)}
      />
    </span>
  )
}
