import { Skeleton } from './skeleton.tsx'

export function Shapes() {
  return (
    <div className="storyNarrow">
      <Skeleton shape="heading" width="half" />
      <div>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
      <Skeleton shape="control" />
    </div>
  )
}
