import { useCallback, useState } from 'react'
import * as styles from './avatar.module.css'

export interface AvatarProps {
  /** URL of a picture; without one, or if it does not load, the initials are shown. */
  src?: string | null
  /** Name of the person: the accessible name, and the source of the initials. */
  name: string
  /** Diameter: 32, 44 (default) or 88 pixels at the default font size. */
  size?: 'small' | 'medium' | 'large'
  /** Hides the picture from screen readers, if the name is next to it. */
  decorative?: boolean
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/[\s_.-]+/)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()

/**
 * A round picture of a person. Without one it shows the first letters of the first two words of the name, as an image
 * with the name as its accessible name.
 */
export function Avatar({ src, name, size = 'medium', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const detectEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (src && image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src))
    },
    [src],
  )
  const alt = decorative ? '' : name
  if (!src || broken === src) {
    return (
      <span
        className={`${styles.avatar} ${styles[size]}`}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <img
      ref={detectEarlyFailure}
      className={`${styles.avatar} ${styles[size]}`}
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(src)}
    />
  )
}
