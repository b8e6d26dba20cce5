import { SkipLink } from './skip-link.tsx'

export function SeenWithFocus() {
  return (
    <div>
      <SkipLink href="#content" />
      <p id="content" tabIndex={-1}>
        Press Tab from the top of the page.
      </p>
    </div>
  )
}
