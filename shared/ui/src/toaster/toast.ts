/** A short message above the page. */
export interface Toast {
  message: string
  kind: 'plain' | 'success' | 'danger'
  /** An action, such as undo. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds until it disappears. */
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

/** Shows a message in the shell's Toaster, announced politely, for 5 s by default. Browser only. */
export function toast(message: string, { kind = 'plain', action, duration = DURATION }: ToastOptions = {}): void {
  for (const listen of listeners()) listen({ message, kind, action, duration })
}

/** Subscribes to all toasts of the page. @returns the unsubscribe function */
export function onToast(listen: Listener): () => void {
  listeners().add(listen)
  return () => void listeners().delete(listen)
}
