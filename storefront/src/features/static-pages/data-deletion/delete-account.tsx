import { DATA_DELETION_PATH, LOGIN_PATH, withRedirect } from '@closyyy/contract/paths'
import { useLazyComponent } from '@closyyy/platform/rendering/use-lazy-component'
import { Link } from '@closyyy/platform/router'
import { useSession } from '@closyyy/platform/session'
import { Button, buttonClass } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useDeletionText } from './deletion-text.ts'

export function DeleteAccount() {
  const t = useDeletionText()
  const isSignedIn = useSession() !== undefined
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-dialogs" */ './delete-dialog.tsx')).DeleteDialog,
    () => {
      setOpen(false)
      toast(t('delete.missing'), { kind: 'danger' })
    },
  )
  const openDialog = () => {
    setOpen(true)
    void dialog.request()
  }
  return (
    <>
      {isSignedIn ? (
        <Button kind="danger" pending={dialog.isLoading} onClick={openDialog}>
          {t('delete')}
        </Button>
      ) : (
        !isOpen && (
          <Link className={buttonClass({ kind: 'secondary' })} to={withRedirect(LOGIN_PATH, DATA_DELETION_PATH)}>
            {t('delete.login')}
          </Link>
        )
      )}
      {dialog.Component && <dialog.Component open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
