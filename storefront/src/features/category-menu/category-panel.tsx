import { listingPath } from '@closyyy/contract/paths'
import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { Link } from '@closyyy/platform/router'
import { ForwardIcon } from '@closyyy/ui/icons'
import { memo } from 'react'
import { useText } from '../../messages.ts'
import * as styles from './category-panel.module.css'
import type { MenuGroup } from './menu-groups.ts'

export interface CategoryPanelProps {
  group: MenuGroup
}

/** Does not render again with the menu, which each navigation renders. */
export const CategoryPanel = memo(function CategoryPanel({ group }: CategoryPanelProps) {
  const t = useText()
  const labelOf = useProductLabel()
  return (
    <div className={styles.inner}>
      <div className={styles.lead}>
        <p className={styles.heading}>{labelOf(group.slug)}</p>
        <Link className={styles.all} to={group.path}>
          {t(`category-menu.all-${group.slug}`)}
          <ForwardIcon size={16} />
        </Link>
      </div>
      <ul role="list" className={styles.categories}>
        {group.categories.map(category => (
          <li key={category.id}>
            <Link className={styles.category} to={listingPath(category)}>
              {labelOf(category.name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
})
