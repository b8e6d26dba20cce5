import { createUsePageText } from '@closyyy/i18n/text'
import { useIsHydrated } from '@closyyy/platform/rendering/hydration'
import { useServices } from '@closyyy/platform/services'
import { Button, ButtonLink } from '@closyyy/ui/button'
import { classList } from '@closyyy/ui/class-list'
import { CopyIcon, MessageIcon, ShareIcon } from '@closyyy/ui/icons'
import { toast } from '@closyyy/ui/toast'
import * as styles from '../quiet-row.module.css'
import en from './messages/en.json'
import ur from './messages/ur.json'

const useText = createUsePageText({ name: 'storefront.share', en, ur })

export interface ShareLinksProps {
  title: string
  /** Path within the shop. */
  path: string
}

export function ShareLinks({ title, path }: ShareLinksProps) {
  const t = useText()
  const url = useServices().origin + path
  const hasSheet = useIsHydrated() && typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast(t('copied'), { kind: 'success' })
    } catch {
      toast(t('copy-failed'), { kind: 'danger' })
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) await copy()
    }
  }

  return (
    <div className={classList(styles.row, styles.small)}>
      <ButtonLink
        kind="quiet"
        size="small"
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener"
        aria-label={t('whatsapp.label')}
      >
        <span className={styles.face}>
          <MessageIcon size={18} />
          {t('whatsapp')}
        </span>
      </ButtonLink>
      <Button kind="quiet" size="small" onClick={() => void copy()}>
        <CopyIcon size={18} />
        {t('copy')}
      </Button>
      {hasSheet && (
        <Button kind="quiet" size="small" onClick={() => void share()}>
          <ShareIcon size={18} />
          {t('share')}
        </Button>
      )}
    </div>
  )
}
