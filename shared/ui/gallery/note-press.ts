import { toast } from '../src/toaster/toast.ts'

/** Handler of the stories' controls. */
export function notePress(): void {
  toast('Pressed.')
}
