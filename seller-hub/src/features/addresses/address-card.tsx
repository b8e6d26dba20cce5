import type { Address } from '@closyyy/contract/addresses-schemas'
import { usePlaceLine } from '@closyyy/platform/labels/place-names'
import { Badge } from '@closyyy/ui/badge'
import { IconButton } from '@closyyy/ui/icon-button'
import { EditIcon, TrashIcon } from '@closyyy/ui/icons'
import { useState } from 'react'
import { AddressDialog } from './address-dialog.tsx'
import * as styles from './addresses.module.css'
import { useAddressesText } from './addresses-text.ts'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'

export function AddressCard({ address }: { address: Address }) {
  const t = useAddressesText()
  const placeLine = usePlaceLine()
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const { address_line_1: line, address_line_2 } = address
  return (
    <li className={styles.card}>
      <div className={styles.text}>
        <Badge>{t(`type.${address.address_type}`)}</Badge>
        <address className={styles.lines}>
          {/* English that wraps stays on its side of an Urdu page. */}
          <span>
            <bdi>{line}</bdi>
          </span>
          {address_line_2 && (
            <span>
              <bdi>{address_line_2}</bdi>
            </span>
          )}
          <span>
            <bdi>{placeLine(address)}</bdi>
          </span>
        </address>
      </div>
      <div className={styles.actions}>
        <IconButton label={t('edit.label', { line })} onClick={() => setDialog('edit')}>
          <EditIcon />
        </IconButton>
        <IconButton label={t('delete.label', { line })} onClick={() => setDialog('delete')}>
          <TrashIcon />
        </IconButton>
      </div>
      <AddressDialog address={address} open={dialog === 'edit'} onClose={close} />
      <DeleteAddressDialog address={address} open={dialog === 'delete'} onClose={close} />
    </li>
  )
}
