import type { Product } from '@closyyy/contract/products'
import { classList } from '@closyyy/ui/class-list'
import { CloseIcon, RetryIcon } from '@closyyy/ui/icon'
import { IconButton } from '@closyyy/ui/icon-button'
import { Photo } from '@closyyy/ui/photo'
import { sortForEdit } from '../../../components/photo-picker/file-rules.ts'
import { PhotoPicker } from '../../../components/photo-picker/photo-picker.tsx'
import { useSellingText } from '../selling-text.ts'
import * as styles from './edit-form.module.css'
import { refusedFileText } from './edit-sentences.ts'
import type { EditState } from './use-edit-form.ts'

export interface EditPhotosProps {
  product: Product
  state: Pick<EditState, 'photos' | 'removed' | 'toggleRemoved' | 'progress'>
}

/** The photos that the product has, to take away, and new ones behind them. */
export function EditPhotos({ product, state: { photos, removed, toggleRemoved, progress } }: EditPhotosProps) {
  const t = useSellingText()
  return (
    <PhotoPicker
      photos={photos}
      sort={sortForEdit}
      sentenceOf={refusal => refusedFileText(t, refusal)}
      standing={product.photos.length - removed.length}
      progress={progress}
    >
      {product.photos.length > 0 && (
        <ul role="list" className={styles.photos} aria-label={t('photos-standing')}>
          {product.photos.map((photo, index) => {
            const isRemoved = removed.includes(photo.id)
            const label = t(isRemoved ? 'photo-keep' : 'photo-remove', { number: index + 1 })
            return (
              <li key={photo.id} className={classList(styles.photo, isRemoved && styles.removed)}>
                <Photo photo={photo} alt={t('photo', { number: index + 1 })} sizes="7rem" />
                <IconButton
                  kind="onPhoto"
                  className={styles.toggle}
                  label={label}
                  onClick={() => toggleRemoved(photo.id)}
                >
                  {isRemoved ? <RetryIcon size={18} /> : <CloseIcon size={18} />}
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
    </PhotoPicker>
  )
}
