import { SizeAndCondition } from './size-and-condition.tsx'

export function Parts() {
  return (
    <>
      <SizeAndCondition size="M" condition="Used - Like New" />
      <SizeAndCondition size="EU 38" />
      <SizeAndCondition condition="New" />
    </>
  )
}
