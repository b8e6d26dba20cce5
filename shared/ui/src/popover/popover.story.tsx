import { Popover } from './popover.tsx'

export function Links() {
  return (
    <Popover label="Women">
      <ul role="list">
        {['Tops', 'Bottoms', 'Coats and jackets', 'Shoes'].map(name => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

export function AtTheEnd() {
  return (
    <Popover label="Account" align="end">
      <p>Signed in as Sana.</p>
    </Popover>
  )
}
