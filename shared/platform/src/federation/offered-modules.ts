import * as schema from '@closyyy/contract/schema'
import * as i18nText from '@closyyy/i18n/text'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as query from '../query.ts'
import * as router from '../router.ts'
import * as services from '../services.ts'
import * as session from '../session.ts'
import * as state from '../state.ts'
import type { sharedModules } from './shared-modules.ts'

/** The shared modules as objects of this process, used to evaluate the server bundles of units (docs/decisions/004). */
export const offeredModules: Record<Exclude<(typeof sharedModules)[number], 'react-dom/client'>, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@closyyy/platform/router': router,
  '@closyyy/platform/query': query,
  '@closyyy/platform/state': state,
  '@closyyy/platform/session': session,
  // Released shells render the provider under its former name.
  '@closyyy/platform/services': { ...services, ServicesContext: services.ServicesProvider },
  '@closyyy/i18n/text': i18nText,
  '@closyyy/contract/schema': schema,
}
