import { Spinner } from './spinner.tsx'

export function Sizes() {
  return (
    <div className="storyLine">
      <Spinner />
      <Spinner size="large" />
    </div>
  )
}
