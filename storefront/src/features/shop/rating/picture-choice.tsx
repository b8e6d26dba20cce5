import { MOST_RATING_PICTURES } from '@closyyy/contract/ratings'
import { Button } from '@closyyy/ui/button'
import { FilePicker } from '@closyyy/ui/file-picker'
import { CameraIcon } from '@closyyy/ui/icon/camera-icon'
import { useState } from 'react'
import { useShopText } from '../shop-text.ts'
import * as styles from './rating-dialog.module.css'

export interface PictureChoiceProps {
  pictures: File[]
  onChange: (pictures: File[]) => void
}

/** A few pictures of the piece as it came; the server looks at what they are. */
export function PictureChoice({ pictures, onChange }: PictureChoiceProps) {
  const t = useShopText()
  const [isTooMany, setTooMany] = useState(false)
  const add = (files: File[]) => {
    const all = [...pictures, ...files]
    setTooMany(all.length > MOST_RATING_PICTURES)
    onChange(all.slice(0, MOST_RATING_PICTURES))
  }
  const count = MOST_RATING_PICTURES
  return (
    <div className={styles.pictures}>
      <FilePicker
        label={t('rate.pictures')}
        optional
        hint={t('rate.pictures.hint', { count })}
        error={isTooMany ? t('rate.pictures.many', { count }) : undefined}
        choose={
          <>
            <CameraIcon /> {t('rate.pictures.choose')}
          </>
        }
        accept="image/*"
        multiple
        onChoose={add}
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
