import { storyPhotos } from '../../gallery/story-photos.ts'
import { Photo } from './photo.tsx'

const [first] = storyPhotos

export function Ratios() {
  return (
    <div className="storyNarrow">
      <Photo photo={first} alt="Embroidered kurta" sizes="27rem" />
      <Photo photo={first} alt="Embroidered kurta" ratio="square" contain />
      <Photo photo={first} alt="Embroidered kurta" ratio="landscape" />
    </div>
  )
}

export function Missing() {
  return (
    <div className="storyNarrow">
      <Photo photo={null} alt="" ratio="square" />
    </div>
  )
}
