import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'

export function Brands() {
  return (
    <FieldGroup legend="Brand">
      <Checkbox label="Khaadi" defaultChecked />
      <Checkbox label="Generation" />
      <Checkbox label="Sana Safinaz" />
    </FieldGroup>
  )
}
