import { Link } from '@closyyy/platform/router'
import { Button } from '@closyyy/ui/button'
import { iconButtonClass } from '@closyyy/ui/icon-button'
import { MoreIcon } from '@closyyy/ui/icons'
import { Photo, type PhotoProps } from '@closyyy/ui/photo'
import { Popover, useClosePopover } from '@closyyy/ui/popover'
import { VisuallyHidden } from '@closyyy/ui/visually-hidden'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages.ts'
import * as styles from './list-card.module.css'

export interface ListCardProps {
  photo: PhotoProps['photo']
  title: string
  to: string
  /** Facts below the title, such as price and state. */
  children: ReactNode
  /** The two actions that matter. */
  actions?: ReactNode
  /** Further actions, CardMenuItems. */
  menu?: ReactNode
}

/** An entry of a CardList: photo, title, facts and actions. */
export function ListCard({ photo, title, to, children, actions, menu }: ListCardProps) {
  const t = useText()
  const titleId = useId()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <Photo className={styles.photo} photo={photo} alt="" sizes="5rem" />
      <div className={styles.about}>
        <h3 id={titleId} className={styles.title}>
          <Link to={to} dir="auto">
            {title}
          </Link>
        </h3>
        {children}
      </div>
      {(actions || menu) && (
        <div className={styles.actions}>
          {actions}
          {menu && (
            <Popover
              align="end"
              buttonClassName={iconButtonClass({ kind: 'outlined' })}
              panelClassName={styles.menu}
              label={
                <>
                  <MoreIcon />
                  <VisuallyHidden>{t('card.more', { title })}</VisuallyHidden>
                </>
              }
            >
              {menu}
            </Popover>
          )}
        </div>
      )}
    </article>
  )
}

/** A line of facts of a ListCard. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>
}

export interface CardMenuItemProps {
  onPress: () => void
  children: string
}

/** An action in the menu of a ListCard. */
export function CardMenuItem({ onPress, children }: CardMenuItemProps) {
  const close = useClosePopover()
  return (
    <Button
      kind="quiet"
      onClick={() => {
        close()
        onPress()
      }}
    >
      {children}
    </Button>
  )
}
