import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

export function Kinds() {
  return (
    <div className="storyStack">
      <Alert>Whenever you buy, you're covered by Buyer Protection.</Alert>
      <Alert kind="success" title="Address added successfully!" />
      <Alert kind="warning" title="Your email is not confirmed" action={<Button size="small">Send it again</Button>}>
        <p>Open the link that we sent you, then come back.</p>
      </Alert>
      <Alert kind="danger">Please fill in all required contact and delivery fields.</Alert>
    </div>
  )
}
