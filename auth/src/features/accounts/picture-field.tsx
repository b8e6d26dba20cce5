import { Avatar } from '@closyyy/ui/avatar'
import { Button } from '@closyyy/ui/button'
import { Field } from '@closyyy/ui/field'
import { type ChangeEvent, useState } from 'react'
import { keepDraft, readDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import { acceptedPictures, openPicture } from './open-picture.ts'
import { PictureCropper } from './picture-cropper.tsx'
import * as styles from './picture-field.module.css'
import { forgetPicture, keepPicture, readPicture } from './registration-picture.ts'

/** The picture of a new account: chosen, cut to a square, and kept until the last step sends it. */
export function PictureField() {
  const t = useAccountsText()
  const [picture, setPicture] = useState(readPicture)
  const [opened, setOpened] = useState<HTMLImageElement>()
  const [fault, setFault] = useState(() => readDraft().refused?.profile_picture)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    const result = await openPicture(file)
    keepDraft({ refused: undefined })
    setFault(typeof result === 'string' ? t(result) : undefined)
    setOpened(typeof result === 'string' ? undefined : result)
  }

  function crop(cropped: string) {
    keepPicture(cropped)
    setPicture(cropped)
    setOpened(undefined)
  }

  function remove() {
    forgetPicture()
    setFault(undefined)
    setPicture(undefined)
  }

  return (
    <div className={styles.picture}>
      <Avatar name="" src={picture} size="large" decorative />
      <Field label={t('picture')} optional hint={t('picture-hint')} error={fault}>
        {control => (
          <input {...control} type="file" accept={acceptedPictures} className={styles.file} onChange={choose} />
        )}
      </Field>
      {picture && (
        <Button kind="quiet" onClick={remove}>
          {t('picture-remove')}
        </Button>
      )}
      {opened && <PictureCropper image={opened} onClose={() => setOpened(undefined)} onCropped={crop} />}
    </div>
  )
}
