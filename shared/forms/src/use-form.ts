import { toast } from '@closyyy/ui/toast'
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { splitServerErrors } from './server-errors.ts'
import type { SentRequest } from './use-idempotency-key.ts'

/** Values by field name: texts as typed, and checkboxes. */
export type FormValues = Record<string, string | boolean>
/** Messages in the page's language by field name; valid fields are absent. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/** Values that were typed but not sent when a form left the screen (UI-6, UI-8), and the request that sends them. */
export interface UnsentValues<Values> extends RefObject<Values | undefined> {
  /** The pending request; the form or component that shows its failure is the last one that set it. */
  request?: Promise<void> | undefined
  /** True while `useFailureToast` shows the failures of forms that left the screen. */
  hasFailureToast?: boolean
  /** The last request with an idempotency key, see `useIdempotencyKey`. */
  sent?: SentRequest | undefined
}

/** Validation and submission of a form. */
export interface FormOptions<Values extends FormValues> {
  /** The first values; later changes are ignored. */
  initial: Values
  /**
   * Stores changed values until they are sent; the next form starts with them if its `initial` does, and is pending
   * while they are sent.
   */
  unsent?: UnsentValues<Values> | undefined
  /** Returns the message of each invalid field in the page's language; the form is sent if there is none. */
  check: (values: Values) => FieldErrors<Values> | Promise<FieldErrors<Values>>
  /** Sends the valid values; a rejection shows server errors at their fields. */
  send: (values: Values) => Promise<unknown>
  /** Returns the message of a failure that belongs to no field; undefined if it is shown elsewhere. */
  formErrorOf: (error: unknown) => string | undefined
  /** Returns the message of a text that may not be typed or pasted; the field keeps its value. Deleting always works. */
  forbids?: (name: keyof Values & string, text: string) => string | undefined
  /** Returns the message of a text that is invalid but stays in the field; the form is not sent with it. */
  flags?: (name: keyof Values & string, text: string) => string | undefined
  /** Returns a message for the whole form about the current errors of its fields, if there is one. */
  summaryOf?: (errors: FieldErrors<Values>) => string | undefined
}

/**
 * State of a form: values, field errors and a form-level error. Focuses the first error after a failed submit, ignores a
 * submit while one is pending and keeps the values after a failure.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const { initial, unsent, check, send, formErrorOf, forbids, flags, summaryOf } = options
  const [typed, setTyped] = useState<Values | undefined>(initial)
  const values = typed ?? initial
  /** `typed` with the changes that React has not rendered yet. */
  const latest = useRef(typed)
  const [errors, setFieldErrors] = useState<FieldErrors<Values>>({})
  const [formError, setFormError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const [failures, setFailures] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const shouldFocus = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: shows the result of an earlier form's request, once
  useEffect(() => {
    const request = unsent?.request
    // A promise of its own: the form that sent it shows no failure.
    if (request !== undefined) void follow(request.then()).then(() => unsent?.current ?? change(undefined))
  }, [])

  useEffect(() => {
    // Disabled fields of a pending form cannot be focused.
    if (failures === 0 || isPending || !shouldFocus.current) return
    shouldFocus.current = false
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const invalid = find('[aria-invalid="true"]') ?? find('[data-form-error]')
    invalid?.focus()
  }, [failures, isPending])

  /** Replaces the field errors and the form-level error, and focuses the first one. */
  function setErrors(found: Record<string, string | undefined>, formMessage?: string) {
    setFieldErrors(found as FieldErrors<Values>)
    setFormError(formMessage)
    shouldFocus.current = true
    setFailures(count => count + 1)
  }

  function change(next: Values | undefined) {
    latest.current = next
    setTyped(next)
  }

  function set<N extends Name>(name: N, value: Values[N]) {
    const error = typeof value === 'string' ? flags?.(name, value) : undefined
    const next = { ...(latest.current ?? initial), [name]: value }
    if (unsent) unsent.current = next
    change(next)
    setFieldErrors(
      ({ [name]: _cleared, ...others }) => (error ? { ...others, [name]: error } : others) as FieldErrors<Values>,
    )
  }

  /** Shows an error at a field without moving the focus. */
  const setError = (name: Name, message: string) => setFieldErrors(now => ({ ...now, [name]: message }))

  /** Applies a typed or pasted text. @returns false if the field rejected it */
  function type(name: Name, text: string): boolean {
    const message = forbids?.(name, text)
    const isTaken = !message || text.length <= String(values[name]).length
    if (isTaken) set(name, text as Values[Name])
    if (message) setError(name, message)
    return isTaken
  }

  /** Returns the errors of `flags` and `forbids` for the current values. */
  function typingErrors(): [string, string][] {
    return Object.entries(values).flatMap(([name, text]) => {
      const error = typeof text === 'string' && (flags?.(name, text) ?? forbids?.(name, text))
      return error ? [[name, error]] : []
    })
  }

  async function attempt() {
    const found = { ...Object.fromEntries(typingErrors()), ...(await check(values)) }
    if (Object.keys(found).length > 0) return setErrors(found)
    await send(values)
    if (unsent) unsent.current = undefined
  }

  /** Shows a request as pending until it ends, then its error. */
  async function follow(request: Promise<void>) {
    isBusy.current = true
    setIsPending(true)
    setFormError(undefined)
    if (unsent) unsent.request = request
    try {
      await request
      if (unsent) unsent.request = undefined
    } catch (error) {
      showFailure(error, request)
    } finally {
      isBusy.current = false
      setIsPending(false)
    }
  }

  /** Shows a failure in the form, or in a toast if the form has left the screen and nothing else shows it (UI-2). */
  function showFailure(error: unknown, request: Promise<void>) {
    const { fields, hasOthers } = splitServerErrors(error, values)
    const [fieldError] = Object.values(fields)
    const message = hasOthers || !fieldError ? formErrorOf(error) : undefined
    setErrors(fields, message)
    if (!form.current) {
      if (unsent?.hasFailureToast || (unsent?.request ?? request) !== request) return
      showToast(message ?? fieldError)
    }
    if (unsent) unsent.request = undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    await follow(attempt())
  }

  return {
    /** Spread on the form element. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    values,
    errors,
    set,
    type,
    setError,
    setErrors,
    /** Props of a text control: name, value, error and change handler. */
    field: (name: Name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, target.value),
    }),
    /** Props of a checkbox. */
    box: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.checked as Values[Name]),
    }),
    isPending,
    formError: formError ?? summaryOf?.(errors),
  }
}

/** The return value of `useForm`. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values>>

function showToast(message: string | undefined) {
  if (message) toast(message, { kind: 'danger' })
}
