import { VisuallyHidden } from './visually-hidden.tsx'

export function ForScreenReaders() {
  return (
    <p>
      Only the first half is seen. <VisuallyHidden>The second is heard.</VisuallyHidden>
    </p>
  )
}
