import { Badge } from './badge.tsx'

export function Kinds() {
  return (
    <div className="storyLine">
      <Badge>New</Badge>
      <Badge kind="strong">Sold</Badge>
      <Badge kind="accent">Just in</Badge>
      <Badge kind="success">Completed</Badge>
      <Badge kind="warning">Pending</Badge>
      <Badge kind="danger">Rejected</Badge>
    </div>
  )
}
