import { Logo } from './logo.tsx'

export function Sizes() {
  return (
    <div className="storyStack">
      <Logo name="Closyyy" />
      <Logo name="Closyyy" size="large" />
    </div>
  )
}
