import { useState } from 'react'
import { BagIcon } from '../icons/icons.ts'
import { Button, ButtonLink } from './button.tsx'

export function Kinds() {
  return (
    <div className="storyLine">
      <Button>
        <BagIcon /> Add to bag
      </Button>
      <Button kind="secondary">Make an offer</Button>
      <Button kind="quiet">Reset</Button>
      <Button kind="danger">Delete account</Button>
      <ButtonLink href="#link" kind="secondary">
        View all
      </ButtonLink>
    </div>
  )
}

export function Sizes() {
  return (
    <div className="storyLine">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </div>
  )
}

export function Pending() {
  const [pending, setPending] = useState(true)
  return (
    <div className="storyLine">
      <Button pending={pending}>Confirm Order</Button>
      <Button kind="secondary" pending={pending} pendingLabel="Submitting…">
        Offer
      </Button>
      <Button kind="quiet" onClick={() => setPending(!pending)}>
        Toggle
      </Button>
      <Button disabled>Disabled</Button>
    </div>
  )
}
