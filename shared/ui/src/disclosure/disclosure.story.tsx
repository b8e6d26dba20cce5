import { Disclosure } from './disclosure.tsx'

export function Details() {
  return (
    <div className="storyNarrow">
      <div>
        <Disclosure summary="Description" name="facts" open>
          <p>Worn twice, dry-cleaned. Hand embroidery at the neck and sleeves.</p>
        </Disclosure>
        <Disclosure summary="Delivery" name="facts">
          <p>Flat Rs.250 anywhere in Pakistan. Cash on delivery.</p>
        </Disclosure>
      </div>
    </div>
  )
}
