import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { Avatar } from '@closyyy/ui/avatar'
import { Button } from '@closyyy/ui/button'
import { FilePicker } from '@closyyy/ui/file-picker'
import { pictureError, pictureTypes, readPicture } from '@closyyy/ui/picture-file'
import { useState } from 'react'
import { readDraft, updateDraft } from '../../components/sign-up-draft.ts'
import { useAccountsText } from './accounts-text.ts'
import { PictureDialog } from './picture-dialog.tsx'
import * as styles from './picture-field.module.css'
import { clearPicture, readStoredPicture, storePicture } from './registration-storage.ts'

/** Crops a picture to a square and stores it until the last step sends it. */
export function PictureField() {
  const t = useAccountsText()
  const [picture, setPicture] = useState(readStoredPicture)
  const [opened, setOpened] = useState<HTMLImageElement>()
  const [error, setError] = useState(() => readDraft().fieldErrors?.profile_picture)

  async function choose([file]: File[]) {
    if (!file) return
    updateDraft({ fieldErrors: undefined })
    const found = pictureError(file, MAX_FILE_BYTES)
    const image = found ? undefined : await readPicture(file).catch(() => undefined)
    setError(image ? undefined : t(found ? `picture-${found}` : 'picture-broken'))
    setOpened(image)
  }

  function store(cut: string) {
    storePicture(cut)
    setPicture(cut)
    setOpened(undefined)
  }

  function remove() {
    clearPicture()
    setError(undefined)
    setPicture(undefined)
  }

  return (
    <div className={styles.picture}>
      <Avatar name="" src={picture} size="large" decorative />
      <FilePicker
        label={t('picture')}
        optional
        hint={t('picture-hint')}
        error={error}
        buttonLabel={t(picture ? 'picture-another' : 'picture-choose')}
        accept={pictureTypes.join(',')}
        onSelect={files => void choose(files)}
      />
      {picture && (
        <Button kind="quiet" onClick={remove}>
          {t('picture-remove')}
        </Button>
      )}
      {opened && <PictureDialog picture={opened} onClose={() => setOpened(undefined)} onCut={store} />}
    </div>
  )
}
