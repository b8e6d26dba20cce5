import { SEARCH_PATH } from '@closyyy/contract/paths'
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@closyyy/contract/products'
import { useLocation, useNavigate, useSearchParams } from '@closyyy/platform/router'
import { PHONE_SCREEN } from '@closyyy/ui/breakpoints'
import { IconButton } from '@closyyy/ui/icon-button'
import { SearchIcon } from '@closyyy/ui/icons'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../messages.ts'
import * as styles from './search-box.module.css'
import { useTypedPlaceholder } from './use-typed-placeholder.ts'

/** A form that works without script. A tap on phones opens the search screen, where the field has the whole width. */
export function SearchBox() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const query = pathname === SEARCH_PATH ? (search.get('query') ?? '') : ''
  const field = useRef<HTMLInputElement>(null)
  /** Text that was submitted or shown last. */
  const shown = useRef(query)
  const [isFocused, setFocused] = useState(false)
  const placeholder = t('search-box.placeholder')
  useTypedPlaceholder(field, placeholder, !isFocused)

  const isScreen = pathname === SEARCH_PATH && !search.has('query')
  useEffect(() => {
    if (isScreen && document.activeElement === document.body) field.current?.focus()
  }, [isScreen])

  // Uncontrolled, to keep what was typed before hydration, and since (SEARCH-9).
  useEffect(() => {
    const input = field.current
    if (input?.value === shown.current) input.value = query
    shown.current = query
  }, [query])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const path = searchPath(text, pathname)
    if (!path) return
    shown.current = text
    // Hides the on-screen keyboard, which covers the results.
    if (window.matchMedia('(hover: none)').matches) document.querySelector('main')?.focus({ preventScroll: true })
    void navigate(path, { state: 'search-box' })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
    <form className={styles.form} action={SEARCH_PATH} role="search" onSubmit={submit}>
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="query"
        aria-label={t('search-box.label')}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onClick={() => pathname !== SEARCH_PATH && isPhone() && void navigate(SEARCH_PATH)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <IconButton type="submit" label={t('search-box.submit')}>
        <SearchIcon />
      </IconButton>
    </form>
  )
}

const isPhone = () => window.matchMedia(PHONE_SCREEN).matches

/** Undefined if the query is too short (SEARCH-1); on the results page it still navigates, to show the hint. */
function searchPath(text: string, pathname: string): string | undefined {
  const query = text.trim()
  if (query.length < MIN_SEARCH_LENGTH && pathname !== SEARCH_PATH) return undefined
  return `${SEARCH_PATH}?${new URLSearchParams({ query })}`
}
