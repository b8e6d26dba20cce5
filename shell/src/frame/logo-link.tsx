import { brand } from '@closyyy/contract/brand-identity'
import { Link } from '@closyyy/platform/router'
import { Logo } from '@closyyy/ui/logo'
import * as styles from './logo-link.module.css'

export function LogoLink() {
  return (
    <Link className={styles.logoLink} to="/">
      <Logo name={brand.name} />
    </Link>
  )
}
