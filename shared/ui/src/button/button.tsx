import type { ComponentProps, MouseEvent } from 'react'
import { classList } from '../class-list.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.module.css'

export interface ButtonLook {
  /** `primary` (default) for the main action of a view, `danger` for one that destroys data. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Fills the inline size of its container. */
  wide?: boolean
}

/** Returns the class name that makes a router's Link look like a button. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classList(styles.button, styles[kind], styles[size], wide && styles.wide)
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Ignores presses while a request runs. Sets `aria-disabled` instead of `disabled`, so that the button keeps the
   * focus, and keeps its width. After a press with `false`, every button ignores presses until the request is rendered
   * as pending.
   */
  pending?: boolean
  /** Replaces the text while pending; without it, a spinner covers the text. */
  pendingLabel?: string
}

/** True from the press that starts a request until its pending state is rendered, which takes a task. */
let isStarting = false

/**
 * A button, at least 44 pixels high; a `small` one is 36 on wide screens. `type` defaults to `button`, so a form needs
 * `type="submit"`. Other props, `ref` included, are passed to the element.
 */
export function Button(props: ButtonProps) {
  const { kind, size, wide, pending, pendingLabel, className, children, onClick, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || isStarting) return event.preventDefault()
    onClick?.(event)
    isStarting = pending === false
    setTimeout(() => {
      isStarting = false
    })
  }
  return (
    <button
      type="button"
      {...rest}
      className={classList(buttonClass({ kind, size, wide }), pending && styles.pending, className)}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.label} aria-hidden={pending && Boolean(pendingLabel)}>
        {children}
      </span>
      {pendingLabel && (
        <span className={styles.pendingLabel} aria-hidden={!pending}>
          {pendingLabel}
        </span>
      )}
      {pending && !pendingLabel && <Spinner className={styles.spinner} />}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string
}

/**
 * A plain link that looks like a button and loads a new document; for navigation inside the app use the router's Link
 * with `buttonClass()`.
 */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={classList(buttonClass({ kind, size, wide }), className)} />
}
