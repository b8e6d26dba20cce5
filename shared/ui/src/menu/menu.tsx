import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Button,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components'
import { AriaLanguage } from '../aria-language/aria-language.tsx'
import { classList } from '../class-list.ts'
import * as styles from './menu.module.css'

export interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** Face of the button. */
  face: ReactNode
  /** MenuItems and MenuSeparators. */
  children: ReactNode
  /** Class of the button, `iconButtonClass()` or `buttonClass()` for instance. */
  buttonClassName?: string
}

/** A menu of actions and places below a button, with arrow keys and type-ahead. */
export function Menu({ label, face, children, buttonClassName }: MenuProps) {
  return (
    <AriaLanguage>
      <MenuTrigger>
        <Button aria-label={label} className={buttonClassName ?? styles.button}>
          {face}
        </Button>
        <Popover className={styles.popover} placement="bottom end">
          <AriaMenu className={styles.menu}>{children}</AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  )
}

export interface MenuItemProps {
  children: ReactNode
  onChoose: () => void
  icon?: ReactNode
  kind?: 'plain' | 'danger'
}

/** One choice of a Menu; to lead to a page, navigate in `onChoose`. */
export function MenuItem({ children, onChoose, icon, kind = 'plain' }: MenuItemProps) {
  return (
    <AriaMenuItem
      className={classList(styles.item, kind === 'danger' && styles.danger)}
      onAction={onChoose}
      textValue={typeof children === 'string' ? children : undefined}
    >
      {icon}
      {children}
    </AriaMenuItem>
  )
}

/** A line between groups of choices. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />
}
