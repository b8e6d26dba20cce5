import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../gallery/show.tsx'
import { cropSquare, defaultCrop } from './picture-crop.ts'
import { PictureCropper } from './picture-cropper.tsx'

const size = { width: 400, height: 200 }
const picture = Object.assign(new Image(), { src: 'data:,' })
Object.defineProperties(picture, { naturalWidth: { value: size.width }, naturalHeight: { value: size.height } })

function Cropper() {
  const [crop, setCrop] = useState(defaultCrop)
  const { left, top, side } = cropSquare(size, crop)
  return (
    <>
      <PictureCropper picture={picture} crop={crop} onChange={setCrop} label="Your picture" zoomLabel="Zoom" />
      <output>{[left, top, side].map(Math.round).join(' ')}</output>
    </>
  )
}

test('moves the picture with arrow keys', async () => {
  const { user } = show(<Cropper />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Your picture' }))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('90 0 200')
})

test('zooms with the slider', () => {
  show(<Cropper />)
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(screen.getByRole('status').textContent).toBe('150 50 100')
})
