import { useSession } from '@closyyy/platform/session'
import { Avatar } from '@closyyy/ui/avatar'
import { Button, buttonClass } from '@closyyy/ui/button'
import { FieldNotes } from '@closyyy/ui/field'
import { PictureCropper } from '@closyyy/ui/picture-cropper'
import { pictureTypes } from '@closyyy/ui/picture-file'
import { useId } from 'react'
import * as styles from '../../components/form/form.module.css'
import * as own from './edit-profile.module.css'
import { useProfileText } from './profile-text.ts'
import { usePictureForm } from './use-picture-form.ts'

/** Chooses, cuts and sends a profile picture. */
export function PictureForm() {
  const t = useProfileText()
  const id = useId()
  const session = useSession()
  const { chosen, choose, crop, setCrop, fault, submit, isPending } = usePictureForm()
  return (
    <form className={`${styles.form} ${styles.page}`} onSubmit={submit} aria-label={t('picture')} noValidate>
      <h2>{t('picture')}</h2>
      {chosen?.picture ? (
        <PictureCropper
          picture={chosen.picture}
          crop={crop}
          onChange={setCrop}
          label={t('picture.preview')}
          zoomLabel={t('picture.zoom')}
        />
      ) : (
        <Avatar src={session?.profilePicture} name={session?.username ?? ''} size="large" />
      )}
      <div className={own.file} aria-live="polite">
        <input
          id={id}
          className={own.input}
          type="file"
          accept={pictureTypes.join(',')}
          disabled={isPending}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${fault ? `${id}-error ` : ''}${id}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <label htmlFor={id} className={buttonClass({ kind: 'secondary' })}>
          {t(chosen ? 'picture.another' : 'picture.choose')}
        </label>
        {chosen && <p dir="auto">{chosen.file.name}</p>}
        <FieldNotes error={fault} errorId={`${id}-error`} hint={t('picture.hint')} hintId={`${id}-hint`} />
      </div>
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('picture.saving')}>
        {t('picture.save')}
      </Button>
    </form>
  )
}
