// as: auth/src/components/code-field.tsx
// expect: A relative import stays inside its package: import the other one by its name, @closyyy/…
import { Button } from '../../../shared/ui/src/button/button.tsx'

export const Send = Button
