import { Price } from './price.tsx'

export function Sizes() {
  return (
    <div className="storyLine">
      <Price amount={4250} />
      <Price amount={3825.5} was={4250} />
      <Price amount={124999} size="large" was={140000} />
    </div>
  )
}
