import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, MAX_ZOOM, moveCrop } from './picture-crop.ts'
import * as styles from './picture-cropper.module.css'
import { drawSquare, sizeOf } from './picture-file.ts'

/** Canvas size in pixels, for high-density screens. */
const SIDE = 512
/** Distance that an arrow key moves the picture, as a fraction of the frame. */
const STEP = 0.05

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

export interface PictureCropperProps {
  /** A decoded image, as `readPicture` returns it. */
  picture: HTMLImageElement
  /** Controlled; start with `defaultCrop`. */
  crop: Crop
  /** Called on every move and zoom. */
  onChange: (crop: Crop) => void
  /** Accessible name of the preview. */
  label: string
  /** Accessible name of the slider. */
  zoomLabel: string
}

/**
 * Crops a picture in a round frame. Dragging, or the arrow keys while the frame has the focus, moves the picture; a
 * native slider zooms it. It draws a preview only: `cropPicture` returns the result.
 */
export function PictureCropper({ picture, crop, onChange, label, zoomLabel }: PictureCropperProps) {
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop)
  }, [picture, crop])

  const move = (right: number, down: number) => onChange(moveCrop(sizeOf(picture), crop, right, down))

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth, clientHeight } = event.currentTarget
    move(event.movementX / clientWidth, event.movementY / clientHeight)
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(...step)
  }

  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={label}
        tabIndex={0}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <label className={styles.zoom} htmlFor={zoomId}>
        {zoomLabel}
        <input
          id={zoomId}
          className={styles.range}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onChange({ ...crop, zoom: Number(target.value) })}
        />
      </label>
    </div>
  )
}
