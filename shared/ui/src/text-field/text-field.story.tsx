import { SearchIcon } from '../icons/icons.ts'
import { TextField } from './text-field.tsx'

export function States() {
  return (
    <div className="storyNarrow">
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Phone" type="tel" before="+92" hint="We call only about your delivery." />
      <TextField label="Postal code" optional defaultValue="44000" />
      <TextField label="Email" type="email" defaultValue="ayesha@" error="Please enter a valid email address." />
      <TextField label="Country" value="Pakistan" readOnly />
      <TextField label="Address" disabled />
      <TextField
        label="Search"
        labelHidden
        type="search"
        before={<SearchIcon />}
        placeholder="Search for items, brands, or styles…"
      />
    </div>
  )
}
