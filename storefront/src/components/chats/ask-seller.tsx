import type { Product } from '@closyyy/contract/products-schemas'
import { Button } from '@closyyy/ui/button'
import { useText } from '../../messages.ts'
import { useSignedInDialog } from '../use-signed-in-dialog.ts'

/** Asks the seller about a product (CHAT-1). A question that is being typed stays open if it is sold (UI-12). */
export function AskSeller({ product }: { product: Product }) {
  const t = useText()
  const { session, prompt, Dialog, dialog, button } = useSignedInDialog(
    { kind: 'ask', subject: product.id },
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './ask-dialog.tsx')).AskDialog,
  )
  if (session?.userId === product.user.id) return null
  return (
    <>
      {!product.sold && (
        <Button kind="secondary" size="large" wide {...button}>
          {t('chat.ask')}
        </Button>
      )}
      {prompt}
      {Dialog && <Dialog product={product} {...dialog} />}
    </>
  )
}
