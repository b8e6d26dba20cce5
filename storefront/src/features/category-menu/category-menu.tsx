import { useProductLabel } from '@closyyy/platform/labels/product-labels'
import { useQuery } from '@closyyy/platform/query'
import { Link, useLocation } from '@closyyy/platform/router'
import { LanguageLink } from '@closyyy/ui/language-link'
import { Popover } from '@closyyy/ui/popover'
import { useMemo } from 'react'
import { categoriesQuery } from '../../components/categories.ts'
import { useText } from '../../messages.ts'
import * as styles from './category-menu.module.css'
import { CategoryPanel } from './category-panel.tsx'
import { groupOfPath, menuGroups, salePath } from './menu-groups.ts'

export function CategoryMenu() {
  const t = useText()
  const labelOf = useProductLabel()
  const { pathname, key } = useLocation()
  const { data } = useQuery(categoriesQuery)
  const current = groupOfPath(pathname)
  const groups = useMemo(() => menuGroups(data), [data])

  return (
    <nav className={styles.menu} aria-label={t('category-menu.label')}>
      <ul role="list" className={styles.groups}>
        {groups.map(group => (
          <li key={group.slug} data-current={group.slug === current || undefined}>
            {group.categories.length === 0 ? (
              <Link className={styles.group} to={group.path} aria-current={group.slug === current ? 'page' : undefined}>
                {labelOf(group.slug)}
              </Link>
            ) : (
              <Popover
                scope={key}
                label={labelOf(group.slug)}
                buttonClassName={styles.group}
                panelClassName={styles.panel}
              >
                <CategoryPanel group={group} />
              </Popover>
            )}
          </li>
        ))}
        <li>
          <Link className={`${styles.group} ${styles.sale}`} to={salePath(pathname)}>
            {t('category-menu.sale')}
          </Link>
        </li>
        <li>
          <LanguageLink className={styles.group} />
        </li>
      </ul>
    </nav>
  )
}
