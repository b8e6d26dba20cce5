import { Button } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { CameraIcon, UploadIcon } from '@closyyy/ui/icons'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { photoTypes } from './file-rules.ts'
import * as styles from './photo-picker.module.css'
import { usePhotoPickerText } from './photo-picker-text.ts'

export interface FileDropProps {
  onChoose: (files: readonly File[]) => void
}

export function FileDrop({ onChoose }: FileDropProps) {
  const t = usePhotoPickerText()
  const [isOver, setIsOver] = useState(false)
  const dialog = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])])
    // Lets the same file be chosen again after its removal.
    target.value = ''
  }

  function hover(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    onChoose([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same
    <div
      className={classList(styles.drop, isOver && styles.over)}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={dialog}
        type="file"
        hidden
        multiple
        accept={photoTypes.join(',')}
        aria-label={t('choose')}
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('camera')}
        onChange={choose}
      />
      <p className={styles.dropText}>{t('drop')}</p>
      <div className={styles.links}>
        <Button kind="secondary" onClick={() => dialog.current?.click()}>
          <UploadIcon /> {t('choose')}
        </Button>
        <Button kind="secondary" className={styles.camera} onClick={() => camera.current?.click()}>
          <CameraIcon /> {t('camera')}
        </Button>
      </div>
    </div>
  )
}
