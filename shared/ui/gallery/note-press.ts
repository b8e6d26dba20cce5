import { toast } from '../src/toaster/toast.ts'

/** What the controls of the stories do. */
export function notePress(): void {
  toast('Pressed.')
}
