import { PHONE_SCREEN } from '@closyyy/ui/breakpoints'
import type { ComponentType } from 'react'
import type { FilterChipsProps } from './filter-chips.tsx'
import type { FilterFormProps } from './filter-form.tsx'

interface FilterPart<Props> {
  Component?: ComponentType<Props>
  load?: () => Promise<void>
}

/** The form of filters, which a page on a wide screen loads together with its own code, and a phone never. */
export const filterForm: FilterPart<FilterFormProps> = {}

/** The chips of active filters, which a wide screen loads with the form, and a phone with its first filter. */
export const filterChips: FilterPart<FilterChipsProps> = {}

interface PartLoaders {
  form: () => Promise<{ FilterForm: ComponentType<FilterFormProps> }>
  chips: () => Promise<{ FilterChips: ComponentType<FilterChipsProps> }>
}

/** Loads a page with filters. @throws also if a wide screen cannot load its parts */
export async function withFilterParts<Page>(page: Promise<Page>, { form, chips }: PartLoaders): Promise<Page> {
  const loadForm = async () => {
    filterForm.Component = (await form()).FilterForm
  }
  const loadChips = async () => {
    filterChips.Component = (await chips()).FilterChips
  }
  filterForm.load = loadForm
  filterChips.load = loadChips
  const isWide = typeof window === 'undefined' || !matchMedia(PHONE_SCREEN).matches
  const [loaded] = await Promise.all([page, isWide && loadForm(), isWide && loadChips()])
  return loaded
}

/** Loads the chips, once. Never throws: without them the list and its other controls still work. */
export async function loadFilterChips(): Promise<void> {
  if (!filterChips.Component) await filterChips.load?.().catch(console.error)
}
