import { useQuery } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { useGrantedWish, useSignInPrompt } from '@closyyy/platform/sign-in-prompt'
import { BookmarkIcon } from '@closyyy/ui/icon/bookmark-icon'
import { HeartIcon } from '@closyyy/ui/icon/heart-icon'
import { IconButton } from '@closyyy/ui/icon-button'
import type { CardProduct } from '../product-cards.ts'
import * as styles from './card-marks.module.css'
import { type MarkKind, ownMarksQuery } from './mark-queries.ts'
import { useMarkText } from './mark-text.ts'
import { useMarkProduct } from './use-mark-product.ts'

export interface CardMarksProps {
  product: CardProduct
}

/** Like and save on a card's photo; a guest is asked to sign in first, one's own piece has none. */
export function CardMarks({ product }: CardMarksProps) {
  const session = useSession()
  if (!session) return <GuestMarks product={product} />
  return session.userId === product.user.id ? null : <OwnMarks product={product} userId={session.userId} />
}

function GuestMarks({ product }: CardMarksProps) {
  const { prompt, ask } = useSignInPrompt()
  return (
    <>
      <MarkButtons product={product} marked={[]} onPress={kind => void ask({ kind, subject: product.id })} />
      {prompt}
    </>
  )
}

function OwnMarks({ product, userId }: CardMarksProps & { userId: number }) {
  const { api } = useServices()
  const { data } = useQuery(ownMarksQuery(api, userId))
  const mark = useMarkProduct(product.id, userId)
  useGrantedWish({ kind: 'like', subject: product.id }, () => mark.mutate({ kind: 'like', isOn: true }))
  useGrantedWish({ kind: 'save', subject: product.id }, () => mark.mutate({ kind: 'save', isOn: true }))
  const marked = kinds.filter(kind => data?.[kind].includes(product.id))
  return (
    <MarkButtons
      product={product}
      marked={marked}
      onPress={kind => mark.mutate({ kind, isOn: !marked.includes(kind) })}
    />
  )
}

const kinds: MarkKind[] = ['like', 'save']
const icons = { like: HeartIcon, save: BookmarkIcon }

interface MarkButtonsProps extends CardMarksProps {
  marked: MarkKind[]
  onPress: (kind: MarkKind) => void
}

function MarkButtons({ product: { title }, marked, onPress }: MarkButtonsProps) {
  const t = useMarkText()
  return (
    <div className={styles.marks}>
      {kinds.map(kind => {
        const Icon = icons[kind]
        const isOn = marked.includes(kind)
        return (
          <IconButton
            key={kind}
            kind="onPhoto"
            label={t(`${kind}.label`, { title })}
            aria-pressed={isOn}
            className={styles.mark}
            onClick={() => onPress(kind)}
          >
            <Icon size={18} filled={isOn} />
          </IconButton>
        )
      })}
    </div>
  )
}
