import type { ComponentProps } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './icon-button.module.css'

export interface IconButtonLook {
  /** `outlined` has a border, `onPhoto` a paper-coloured disc that stays legible on any photo. */
  kind?: 'plain' | 'outlined' | 'onPhoto'
}

/** Returns the class name that makes a router's Link look like an icon button. */
export function iconButtonClass({ kind = 'plain' }: IconButtonLook = {}): string {
  return classList(styles.iconButton, styles[kind])
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
}

/**
 * A button with only an icon, 44 pixels square. For a toggle set `aria-pressed`, or change the label with the state,
 * but not both. Other props, `ref` included, are passed to the element.
 */
export function IconButton({ label, kind, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classList(iconButtonClass({ kind }), className)}
    />
  )
}
