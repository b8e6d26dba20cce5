import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { defaultCrop } from '@closyyy/ui/picture-crop'
import { PictureCropper } from '@closyyy/ui/picture-cropper'
import { cropPicture } from '@closyyy/ui/picture-file'
import { useState } from 'react'
import { useAccountsText } from './accounts-text.ts'

export interface PictureDialogProps {
  picture: HTMLImageElement
  onClose: () => void
  /** Called with the cropped square as a data URL. */
  onCut: (picture: string) => void
}

export function PictureDialog({ picture, onClose, onCut }: PictureDialogProps) {
  const t = useAccountsText()
  const [crop, setCrop] = useState(defaultCrop)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picture-crop')}
      size="small"
      footer={<Button onClick={() => onCut(cropPicture(picture, crop))}>{t('picture-use')}</Button>}
    >
      <PictureCropper
        picture={picture}
        crop={crop}
        onChange={setCrop}
        label={t('picture-preview')}
        zoomLabel={t('picture-zoom')}
      />
    </Dialog>
  )
}
