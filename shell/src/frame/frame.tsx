import { servedContent } from '@closyyy/platform/rendering/served-content'
import { Outlet, ScrollRestoration, useLocation } from '@closyyy/platform/router'
import { SkipLink } from '@closyyy/ui/skip-link'
import { useContext, useLayoutEffect } from 'react'
import { replayEarlyInput } from '../early-input/early-input.ts'
import { matchClaim } from '../remotes/claims.ts'
import { useRemotes } from '../remotes/remotes.ts'
import { Footer } from './footer.tsx'
import * as styles from './frame.module.css'
import { Header, SellerHeader } from './header.tsx'
import { MAIN_ID } from './main-id.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { fillWithNodes } from './served-nodes.ts'
import { Slot, SlotsContext } from './slot.tsx'
import { ToasterHost } from './toaster-host.tsx'

export const SCROLL_STORAGE_KEY = 'scrollPositions'

export function Frame() {
  const { pathname } = useLocation()
  const claim = matchClaim(useRemotes().units, pathname)
  const hasHeader = claim?.sellerHeader || !claim?.hideHeaderFooter
  useLayoutEffect(() => void replayEarlyInput().catch(console.error), [])
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} />
      <NavigationProgress />
      {claim?.sellerHeader ? <SellerHeader /> : hasHeader && <Header />}
      <PageStyles />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {!claim?.hideHeaderFooter && <Footer />}
      {hasHeader && (
        // Hidden instead of left out, so that a guest's next page has its HTML.
        <div hidden={claim?.hideBottomBar} className={styles.bottomBarSpace}>
          <Slot name="bottom-bar" />
        </div>
      )}
      <ToasterHost />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
    </>
  )
}

/** The document server writes the page's styles here; never removed because the chunk loader treats them as loaded. */
function PageStyles() {
  const served = useContext(SlotsContext)['page-styles']
  return <div data-slot="page-styles" hidden {...servedContent} ref={place => fillWithNodes(place, served)} />
}
