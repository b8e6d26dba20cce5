import { useEffect, useState } from 'react'
import { storyPhotos } from '../../gallery/story-photos.ts'
import { defaultCrop } from './picture-crop.ts'
import { PictureCropper } from './picture-cropper.tsx'

const [first] = storyPhotos

export function ProfilePicture() {
  const [crop, setCrop] = useState(defaultCrop)
  const [picture, setPicture] = useState<HTMLImageElement>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = first?.image_path ?? ''
  }, [])
  return (
    <div className="storyNarrow">
      {picture && (
        <PictureCropper
          picture={picture}
          crop={crop}
          onChange={setCrop}
          label="The selected picture"
          zoomLabel="Zoom"
        />
      )}
    </div>
  )
}
