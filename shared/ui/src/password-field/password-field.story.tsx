import { PasswordField } from './password-field.tsx'

export function SignIn() {
  return (
    <div className="storyNarrow">
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
    </div>
  )
}
