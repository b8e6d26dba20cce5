import { toastPress } from '../../gallery/toast-press.ts'
import { Button } from '../button/button.tsx'
import { toast } from './toast.ts'

export function Kinds() {
  return (
    <div className="storyLine">
      <Button kind="secondary" onClick={() => toast('Copied.')}>
        Plain
      </Button>
      <Button kind="secondary" onClick={() => toast('Address added successfully!', { kind: 'success' })}>
        Success
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          toast('Error fetching your cart items.', {
            kind: 'danger',
            action: { label: 'Try again', onPress: toastPress },
          })
        }
      >
        Danger
      </Button>
    </div>
  )
}
