import type { ComponentProps } from 'react'
import { classList } from '../class-list.ts'
import * as styles from './icon-button.module.css'

export interface IconButtonLook {
  /** `onPhoto` stands on a paper-coloured disc. */
  kind?: 'plain' | 'outlined' | 'onPhoto'
}

/** The class of an icon button, for a router's Link that should look like one. */
export function iconButtonClass({ kind = 'plain' }: IconButtonLook = {}): string {
  return classList(styles.iconButton, styles[kind])
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string
}

/** A button with an icon for a face. */
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
