import { useSession } from '@closyyy/platform/session'
import { Avatar } from '@closyyy/ui/avatar'
import { Button } from '@closyyy/ui/button'
import { FilePicker } from '@closyyy/ui/file-picker'
import { PictureCropper } from '@closyyy/ui/picture-cropper'
import { pictureTypes } from '@closyyy/ui/picture-file'
import * as styles from '../../components/form/form.module.css'
import * as own from './edit-profile.module.css'
import { useProfileText } from './profile-text.ts'
import { usePictureForm } from './use-picture-form.ts'

export function PictureForm() {
  const t = useProfileText()
  const session = useSession()
  const { chosen, choose, crop, setCrop, error, submit, isPending } = usePictureForm()
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
        <FilePicker
          label={t('picture')}
          labelHidden
          hint={t('picture.hint')}
          error={error}
          buttonLabel={t(chosen ? 'picture.another' : 'picture.choose')}
          accept={pictureTypes.join(',')}
          disabled={isPending}
          onSelect={([file]) => void choose(file)}
        />
        {chosen && <p dir="auto">{chosen.file.name}</p>}
      </div>
      <Button type="submit" className={styles.submit} pending={isPending} pendingLabel={t('picture.saving')}>
        {t('picture.save')}
      </Button>
    </form>
  )
}
