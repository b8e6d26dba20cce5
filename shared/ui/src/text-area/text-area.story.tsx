import { TextArea } from './text-area.tsx'

export function Message() {
  return (
    <div className="storyNarrow">
      <TextArea label="Message" optional placeholder="Say something about your offer" />
    </div>
  )
}
