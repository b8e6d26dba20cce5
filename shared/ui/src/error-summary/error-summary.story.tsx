import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

export function SeveralFields() {
  return (
    <form className="storyStack">
      <ErrorSummary>Please fill in all required contact and delivery fields.</ErrorSummary>
      <TextField label="Email" error="This field is required." />
      <TextField label="Phone" error="This field is required." />
    </form>
  )
}
