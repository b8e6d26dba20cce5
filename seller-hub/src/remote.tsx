import { defineRemote } from '@closyyy/platform/federation/remote'
import { BottomBar } from './components/bottom-bar/bottom-bar.tsx'
import { SellNow } from './components/sell-now.tsx'
import { catalogues } from './messages.ts'
import { routes } from './routes.tsx'

export const remote = defineRemote({
  name: 'seller-hub',
  routes,
  fragments: {
    'sell-now': { component: SellNow, interactive: 'signed-in' },
    'bottom-bar': { component: BottomBar, interactive: 'signed-in' },
  },
  catalogues,
})
