import { type I18n, I18nProvider } from '@closyyy/i18n/text'
import { QueryClientProvider } from '@closyyy/platform/query'
import { type Services, ServicesProvider } from '@closyyy/platform/services'
import { StoreProvider } from '@closyyy/platform/state'
import type { ReactNode } from 'react'
import { type Slots, SlotsContext } from './frame/slot.tsx'
import { type Remotes, RemotesContext } from './remotes/remotes.ts'
import type { Store } from './session/store.ts'

export interface AppProps {
  services: Services
  store: Store
  serverState: ReturnType<Store['getState']>
  i18n: I18n
  remotes: Remotes
  slots: Slots
  children: ReactNode
}

export function App({ services, store, serverState, i18n, remotes, slots, children }: AppProps) {
  return (
    <StoreProvider store={store} serverState={serverState}>
      <QueryClientProvider client={services.queryClient}>
        <ServicesProvider value={services}>
          <I18nProvider i18n={i18n}>
            <RemotesContext value={remotes}>
              <SlotsContext value={slots}>{children}</SlotsContext>
            </RemotesContext>
          </I18nProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </StoreProvider>
  )
}
