import type { Passkey } from '@closyyy/contract/passkeys-schemas'
import { localTime } from '@closyyy/i18n/local-time'
import { IconButton } from '@closyyy/ui/icon-button'
import { EditIcon, TrashIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-list/detail-list.tsx'
import { usePasskeysText } from './passkeys-text.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

export interface PasskeyCardProps {
  passkey: Passkey
}

export function PasskeyCard({ passkey }: PasskeyCardProps) {
  const t = usePasskeysText()
  const { name, created_at, last_used_at } = passkey
  return (
    <DetailCard heading="h3" title={<bdi>{name}</bdi>} actions={<PasskeyActions passkey={passkey} />}>
      <p>{t('added-on', { time: localTime(created_at, 'day') })}</p>
      <p>{last_used_at ? t('used', { time: localTime(last_used_at, 'time') }) : t('unused')}</p>
    </DetailCard>
  )
}

function PasskeyActions({ passkey }: PasskeyCardProps) {
  const t = usePasskeysText()
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const close = () => setDialog(undefined)
  const { name } = passkey
  return (
    <>
      <IconButton label={t('rename', { name })} aria-haspopup="dialog" onClick={() => setDialog('rename')}>
        <EditIcon />
      </IconButton>
      <IconButton label={t('remove', { name })} aria-haspopup="dialog" onClick={() => setDialog('remove')}>
        <TrashIcon />
      </IconButton>
      <RenamePasskeyDialog passkey={passkey} open={dialog === 'rename'} onClose={close} />
      <RemovePasskeyDialog passkey={passkey} open={dialog === 'remove'} onClose={close} />
    </>
  )
}
