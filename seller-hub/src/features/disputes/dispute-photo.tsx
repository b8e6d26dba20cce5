import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { useQuery } from '@closyyy/platform/query'
import { Dialog } from '@closyyy/ui/dialog'
import { Skeleton } from '@closyyy/ui/skeleton'
import { useState } from 'react'
import * as styles from './dispute-photo.module.css'
import { disputePhotoQuery } from './disputes-queries.ts'
import { useDisputesText } from './disputes-text.ts'

export interface DisputePhotoProps {
  disputeId: number
  photo: DisputeThread['messages'][number]['photos'][number]
  name: string
}

/** A photo that opens enlarged. It has no public URL: a call returns its data. */
export function DisputePhoto({ disputeId, photo, name }: DisputePhotoProps) {
  const t = useDisputesText()
  const [isLarge, setIsLarge] = useState(false)
  const { data, isError, refetch } = useQuery(disputePhotoQuery(disputeId, photo.id, 320))
  if (isError) {
    return (
      <button type="button" className={styles.failed} onClick={() => void refetch()}>
        {t('photos.failed')}
      </button>
    )
  }
  return (
    <>
      <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => setIsLarge(true)}>
        <img
          className={styles.image}
          src={data?.image ?? photo.placeholder ?? undefined}
          alt={name}
          width={photo.width}
          height={photo.height}
        />
      </button>
      <Dialog size="large" open={isLarge} onClose={() => setIsLarge(false)} title={name}>
        {isLarge && <LargePhoto disputeId={disputeId} photo={photo} name={name} />}
      </Dialog>
    </>
  )
}

function LargePhoto({ disputeId, photo, name }: DisputePhotoProps) {
  const t = useDisputesText()
  const { data, isError } = useQuery(disputePhotoQuery(disputeId, photo.id, 1280))
  if (isError) return <p>{t('photos.failed')}</p>
  if (!data) return <Skeleton shape="block" />
  return <img className={styles.large} src={data.image} alt={name} width={photo.width} height={photo.height} />
}
