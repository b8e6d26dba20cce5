import { defineRemote } from '@closyyy/platform/federation/remote'
import { categoriesQuery } from './components/categories.ts'
import { CartFragment } from './features/cart/fragment/cart-fragment.tsx'
import { CategoryMenu } from './features/category-menu/category-menu.tsx'
import { SearchBox } from './features/search/search-box.tsx'
import { catalogues } from './messages.ts'
import { routes } from './routes.tsx'

export const remote = defineRemote({
  name: 'storefront',
  routes,
  fragments: {
    cart: { component: CartFragment, interactive: 'always' },
    search: { component: SearchBox, interactive: 'always' },
    'category-menu': {
      component: CategoryMenu,
      interactive: 'always',
      load: ({ queryClient }) => queryClient.ensureQueryData(categoriesQuery),
    },
  },
  catalogues,
})
