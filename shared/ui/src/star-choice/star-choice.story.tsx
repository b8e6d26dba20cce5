import { useState } from 'react'
import { StarChoice } from './star-choice.tsx'

export function Stars() {
  const [value, setValue] = useState('4')
  return <StarChoice legend="Your rating" starLabel={count => `${count} stars`} value={value} onChange={setValue} />
}

export function Required() {
  const [value, setValue] = useState('')
  return (
    <StarChoice
      legend="Your rating"
      starLabel={count => `${count} stars`}
      value={value}
      onChange={setValue}
      error="All fields are required!"
    />
  )
}
