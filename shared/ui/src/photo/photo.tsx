import { useCallback, useState } from 'react'
import { classList } from '../class-list.ts'
import { ImageOffIcon } from '../icons/icons.ts'
import { useText } from '../ui-text.ts'
import * as styles from './photo.module.css'

/** The contract's Photo. */
export interface PhotoSource {
  /** Absolute URL, or a path on the API's host. */
  image_path: string
  /** Pixels of the largest rendition. */
  width: number
  height: number
  /** Widths in pixels of the stored renditions, for `srcset`; their paths are `image_path` with another width (PHOTO-4). */
  renditions: { width: number }[]
  /** Data URL of a few hundred bytes, shown enlarged until the photo loads. */
  placeholder: string | null
}

export interface PhotoProps {
  /** If missing or broken, a placeholder of the same size is shown. */
  photo: PhotoSource | null | undefined
  /** Empty if the text next to it repeats it. */
  alt: string
  /** CSS `sizes`; defaults to those of cards in a grid beside filters. */
  sizes?: string
  /** Aspect ratio of the frame: 4:5 (default), 1:1, 3:2, or that of the photo. */
  ratio?: 'portrait' | 'square' | 'landscape' | 'natural'
  /** Loads eagerly with high priority; for the first photos of a page, which decide its largest contentful paint. */
  priority?: boolean
  /** Fits the whole photo into the frame instead of filling it. */
  contain?: boolean
  className?: string
}

/** Browsers without script load lazy photos at once, so they get smaller ones. */
const SCRIPTLESS_SIZES = '(scripting: none) 10rem'
/**
 * Cards of a ProductGrid beside filters. Phones count as if their density were 2.4 at most: more is not visible, but costs
 * half the data.
 */
const GRID_SIZES = '(min-width: 70rem) 15rem, (min-width: 48.01rem) 20vw, (min-resolution: 2.5dppx) 35vw, 44vw'

const pathOf = ({ image_path }: PhotoSource, width: number) => image_path.replace(/-\d+\.webp/, `-${width}.webp`)

/**
 * A responsive photo in a frame of fixed aspect ratio, which avoids layout shifts. It fills the width of its container
 * and loads lazily in the smallest sufficient rendition. A photo that fails to load, also before hydration, is replaced
 * by an icon with the same accessible name.
 */
export function Photo(props: PhotoProps) {
  const { photo, alt, sizes = GRID_SIZES, ratio = 'portrait', priority = false, contain = false, className } = props
  const text = useText()
  const [broken, setBroken] = useState<string>()
  const source = photo?.image_path
  // A server-rendered photo can fail before hydration.
  const detectEarlyFailure = useCallback(
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
      {photo.placeholder && (
        <img className={styles.placeholder} src={photo.placeholder} alt="" loading={priority ? 'eager' : 'lazy'} />
      )}
      <img
        ref={detectEarlyFailure}
        key={source}
        className={styles.image}
        alt={alt}
        sizes={`${SCRIPTLESS_SIZES}, ${sizes}`}
        srcSet={photo.renditions.map(({ width }) => `${pathOf(photo, width)} ${width}w`).join(', ') || undefined}
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
