import { storyPhotos } from '../../gallery/story-photos.ts'
import { Avatar } from './avatar.tsx'

export function Sizes() {
  return (
    <div className="storyLine">
      <Avatar name="Ayesha Khan" size="small" />
      <Avatar name="Bilal" />
      <Avatar name="Ayesha Khan" size="large" />
      <Avatar name="Sana" size="large" src={storyPhotos[0]?.image_path} />
    </div>
  )
}
