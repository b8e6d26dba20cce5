import { ChoiceList } from './choice-list.tsx'

const addresses = [
  { value: '1', label: 'House # 12/3, Street 4, F-8/1', hint: 'Islamabad, Federal Capital, 44000' },
  { value: '2', label: '45-B, Main Boulevard, Gulberg', hint: 'Lahore, Punjab, 54660' },
]

export function Addresses() {
  return (
    <div className="storyNarrow">
      <ChoiceList legend="Shipping address" name="address" layout="cards" defaultValue="1" choices={addresses} />
    </div>
  )
}

export function Sizes() {
  return (
    <ChoiceList
      legend="Size"
      name="size"
      layout="row"
      defaultValue="m"
      choices={[
        { value: 's', label: 'S' },
        { value: 'm', label: 'M' },
        { value: 'l', label: 'L' },
        { value: 'xl', label: 'XL', disabled: true },
      ]}
    />
  )
}

export function WithError() {
  return (
    <ChoiceList
      legend="Discount"
      name="discount"
      error="Please select one."
      choices={[
        { value: '10', label: '10% off' },
        { value: '20', label: '20% off' },
        { value: 'custom', label: 'Custom' },
      ]}
    />
  )
}
