import { Select } from './select.tsx'

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price_asc', label: 'Price: low to high' },
  { value: 'price_desc', label: 'Price: high to low' },
]

export function States() {
  return (
    <div className="storyNarrow">
      <Select label="Sort" options={options} />
      <Select label="Condition" options={options} placeholder="Choose…" error="Please choose one." />
      <Select label="Country" options={[{ value: 'pk', label: 'Pakistan' }]} disabled />
    </div>
  )
}
