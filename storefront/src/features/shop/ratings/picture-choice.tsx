import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { MAX_RATING_PICTURES } from '@closyyy/contract/ratings'
import { Button } from '@closyyy/ui/button'
import { FilePicker } from '@closyyy/ui/file-picker'
import { CameraIcon } from '@closyyy/ui/icons'
import { pictureError } from '@closyyy/ui/picture-file'
import { useState } from 'react'
import { useShopText } from '../shop-text.ts'
import * as styles from './rating-dialog.module.css'

export interface PictureChoiceProps {
  pictures: File[]
  onChange: (pictures: File[]) => void
}

/** Omits files that the server would reject, and shows why. */
export function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
  const t = useShopText()
  const [error, setError] = useState<string>()
  const count = MAX_RATING_PICTURES

  function add(files: File[]) {
    const rejected = files
      .map(file => ({ file, error: pictureError(file, MAX_FILE_BYTES) }))
      .filter(({ error }) => error)
    const all = [...pictures, ...files.filter(file => rejected.every(one => one.file !== file))]
    const [first] = rejected
    if (first)
      setError(first.error === 'large' ? t('rate.pictures.large', { name: first.file.name }) : t('rate.pictures.type'))
    else setError(all.length > count ? t('rate.pictures.many', { count }) : undefined)
    onChange(all.slice(0, count))
  }

  return (
    <div className={styles.pictures}>
      <FilePicker
        label={t('rate.pictures')}
        optional
        hint={t('rate.pictures.hint', { count })}
        error={error}
        buttonLabel={
          <>
            <CameraIcon /> {t('rate.pictures.choose')}
          </>
        }
        accept="image/*"
        multiple
        onSelect={add}
      />
      {pictures.length > 0 && (
        <ul role="list" className={styles.names}>
          {pictures.map(picture => (
            <li key={`${picture.name} ${picture.size}`}>
              <bdi className={styles.fileName}>{picture.name}</bdi>
              <Button kind="quiet" size="small" onClick={() => onChange(pictures.filter(one => one !== picture))}>
                {t('rate.pictures.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
