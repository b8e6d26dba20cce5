import { createUsePageText } from '@closyyy/i18n/text'
import { data, isRouteErrorResponse, type LoaderFunctionArgs, redirect, useRouteError } from '@closyyy/platform/router'
import { NotFoundNotice } from '../components/not-found-notice.tsx'
import en from '../features/static-pages/not-found/messages/en.json'
import ur from '../features/static-pages/not-found/messages/ur.json'

const useNotFoundText = createUsePageText({ name: 'storefront.not-found', en, ur })

/** Sends every other spelling of the managed programme's page to the one there is (rulings.md, small rulings, seller). */
export function loader({ params }: LoaderFunctionArgs) {
  throw params.word?.toLowerCase().startsWith('managed-by-')
    ? redirect('/managed-by-closyyy', 301)
    : data(null, { status: 404 })
}

export function Component() {
  return null
}

export function ErrorBoundary() {
  const t = useNotFoundText()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <NotFoundNotice heading={t('heading')} text={t('text')} way={{ to: '/', label: t('home') }} />
}
