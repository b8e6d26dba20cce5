import { toast } from '../src/toaster/toast.ts'

/** Handler of the stories' controls: shows that they were pressed. */
export function toastPress(): void {
  toast('Pressed.')
}
