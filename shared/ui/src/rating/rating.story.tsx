import { Rating } from './rating.tsx'

export function Averages() {
  return (
    <div className="storyLine">
      <Rating value={4.6} count={27} />
      <Rating value={0} count={0} />
      <Rating value={5} />
    </div>
  )
}
