import { useCallback, useState } from 'react'
import * as styles from './avatar.module.css'

export interface AvatarProps {
  src?: string | null
  /** The person's name; without a picture, its initials are shown. */
  name: string
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

/** A person's picture, or their initials. */
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
