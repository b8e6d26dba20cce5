import { Button } from '@closyyy/ui/button'
import { Dialog } from '@closyyy/ui/dialog'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useAccountsText } from './accounts-text.ts'
import { type Crop, dragged, MOST_ZOOM, squareOf, wholePicture } from './picture-crop.ts'
import * as styles from './picture-cropper.module.css'

/** Side of the square that is sent, in pixels. */
const SIDE = 512

export interface PictureCropperProps {
  image: HTMLImageElement
  onClose: () => void
  /** Told the kept square as a data address. */
  onCropped: (picture: string) => void
}

const sliders = [
  { part: 'zoom', text: 'picture-zoom', min: 1, max: MOST_ZOOM },
  { part: 'x', text: 'picture-x', min: 0, max: 1 },
  { part: 'y', text: 'picture-y', min: 0, max: 1 },
] as const

/** Chooses the square of a picture by dragging it, or by sliders that a keyboard moves too. */
export function PictureCropper({ image, onClose, onCropped }: PictureCropperProps) {
  const t = useAccountsText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const size = { width: image.naturalWidth, height: image.naturalHeight }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
    context.fillStyle = 'white'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [image, crop])

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent) {
    if (buttons !== 1) return
    const shown = currentTarget.clientWidth
    setCrop(last => dragged(size, last, movementX / shown, movementY / shown))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picture-crop')}
      size="small"
      footer={
        <Button onClick={() => onCropped(canvas.current?.toDataURL('image/jpeg', 0.9) ?? '')}>
          {t('picture-use')}
        </Button>
      }
    >
      <div className={styles.cropper}>
        <canvas
          ref={canvas}
          className={styles.square}
          width={SIDE}
          height={SIDE}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        {sliders.map(({ part, text, min, max }) => (
          <label key={part} className={styles.slider}>
            {t(text)}
            <input
              type="range"
              dir="ltr"
              min={min}
              max={max}
              step={0.01}
              value={crop[part]}
              onChange={event => setCrop({ ...crop, [part]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  )
}
