import { ButtonLink } from '../button/button.tsx'
import { BagIcon } from '../icons/icons.ts'
import { EmptyState } from './empty-state.tsx'

export function Page() {
  return (
    <EmptyState
      icon={<BagIcon size={32} />}
      title="Your cart is empty."
      action={
        <ButtonLink href="#home" kind="secondary">
          Continue Shopping
        </ButtonLink>
      }
    />
  )
}

export function Inline() {
  return <EmptyState size="inline" title="No products available in Men section." />
}
