/** A short message above the page. */
export interface Toast {
  /** Already translated. */
  message: string
  kind: 'plain' | 'success' | 'danger'
  /** A button, such as Undo; its press also dismisses the toast. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it disappears; they restart after a pointer or the focus leaves the toasts. */
  duration: number
}

export type ToastOptions = Partial<Omit<Toast, 'message'>>

type Listener = (toast: Toast) => void

const DURATION = 5000

/** Global registry: each unit bundles its own copy of this module, so the state is shared on `window` by this name. */
const LISTENERS = Symbol.for('closyyy.toast-listeners')

function listeners(): Set<Listener> {
  const page = globalThis as typeof globalThis & { [LISTENERS]?: Set<Listener> }
  page[LISTENERS] ??= new Set()
  return page[LISTENERS]
}

/**
 * Shows a message in the shell's Toaster, announced politely, for 5 s by default. At most three are visible. Any unit
 * can call it, outside React too, but in a browser only; a message of lasting importance belongs in an Alert.
 */
export function toast(message: string, { kind = 'plain', action, duration = DURATION }: ToastOptions = {}): void {
  for (const listen of listeners()) listen({ message, kind, action, duration })
}

/** Subscribes to all toasts of the page. @returns the unsubscribe function */
export function onToast(listen: Listener): () => void {
  listeners().add(listen)
  return () => void listeners().delete(listen)
}
