import { BagIcon } from '../icon/bag-icon.ts'
import { iconButtonClass } from '../icon-button/icon-button.tsx'
import { Flyout } from './flyout.tsx'

export function MegaMenu() {
  return (
    <Flyout face="Women" onHover>
      {close => (
        <ul role="list">
          {['Tops', 'Bottoms', 'Coats and jackets', 'Shoes'].map(name => (
            <li key={name}>
              <a href={`#${name}`} onClick={close}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Flyout>
  )
}

export function MiniCart() {
  return (
    <Flyout face={<BagIcon />} label="Bag" buttonClassName={iconButtonClass()}>
      {() => <p>Your cart is empty.</p>}
    </Flyout>
  )
}
