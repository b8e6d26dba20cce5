// as: shared/forms/src/form-language.ts
// expect: A second copy does not see the page's provider: import it from @closyyy/i18n/text.
import { useLingui } from '@lingui/react'

export const language = useLingui
