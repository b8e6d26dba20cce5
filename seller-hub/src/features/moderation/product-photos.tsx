import type { Photo as ProductPhoto } from '@closyyy/contract/photos'
import { Photo } from '@closyyy/ui/photo'
import { useState } from 'react'
import * as styles from './moderation.module.css'
import { useModerationText } from './moderation-text.ts'

export interface ProductPhotosProps {
  photos: ProductPhoto[]
  title: string
}

export function ProductPhotos({ photos, title }: ProductPhotosProps) {
  const t = useModerationText()
  const [chosen, setChosen] = useState(0)
  const shown = photos[chosen] ?? photos[0]
  if (!shown) return <p className={styles.noPhoto}>{t('no-photos')}</p>
  return (
    <div className={styles.photos}>
      <div className={styles.large}>
        <Photo
          photo={shown}
          alt={t('photo-of', { number: chosen + 1, title })}
          sizes="(min-width: 60rem) 50vw, 96vw"
          ratio="natural"
          priority
        />
      </div>
      {photos.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('show-photo', { number: index + 1 })}
                aria-pressed={photo === shown}
                onClick={() => setChosen(index)}
              >
                <Photo photo={photo} alt="" sizes="5rem" ratio="square" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
