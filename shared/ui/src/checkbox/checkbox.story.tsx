import { Checkbox } from './checkbox.tsx'

export function States() {
  return (
    <div className="storyNarrow">
      <Checkbox label="Email me with news and offers" defaultChecked />
      <Checkbox label="Save this information for next time" hint="Only on this device." />
      <Checkbox label="I agree to the terms" error="Please accept the terms." />
      <Checkbox label="Not available" disabled />
    </div>
  )
}
