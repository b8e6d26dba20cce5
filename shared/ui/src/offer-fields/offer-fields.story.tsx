import { useState } from 'react'
import { notePress } from '../../gallery/note-press.ts'
import { storyPhotos } from '../../gallery/story-photos.ts'
import { Photo } from '../photo/photo.tsx'
import { OfferFields } from './offer-fields.tsx'
import { firstOffer } from './offer-price.ts'

const PRICE = 2100

export function Offer() {
  const [values, setValues] = useState(firstOffer(PRICE))
  const set = (name: string, value: string) => setValues(now => ({ ...now, [name]: value }))
  return (
    <form
      className="storyNarrow"
      onSubmit={event => {
        event.preventDefault()
        notePress()
      }}
    >
      <OfferFields
        piece={{
          title: 'Lawn kurti teal',
          price: PRICE,
          photo: <Photo photo={storyPhotos[0]} alt="" sizes="4.5rem" />,
        }}
        form={{
          values,
          set,
          field: name => ({ name, value: values[name], onChange: ({ target }) => set(name, target.value) }),
          isPending: false,
        }}
        refusal={null}
        messageMaxLength={1000}
      />
    </form>
  )
}
