import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { serverFaults } from './server-faults.ts'

export type FormValues = Record<string, string | boolean>
export type FieldFaults<Values> = { [Name in keyof Values]?: string }

export interface FormOptions<Values extends FormValues> {
  initial: Values
  /** Returns the message of each invalid field in the page's language; the form is sent if there is none. */
  check: (values: Values) => FieldFaults<Values> | Promise<FieldFaults<Values>>
  send: (values: Values) => Promise<unknown>
  /** Returns the message of a failure that belongs to no field; undefined if it is shown elsewhere. */
  refusalOf: (error: unknown) => string | undefined
  /** Why a text is refused while it is typed or pasted: the field keeps what it had. Deleting is always possible. */
  forbids?: (name: keyof Values & string, text: string) => string | undefined
  /** What is wrong with a text as it is typed; it stays in the field, and the form is not sent with it. */
  flags?: (name: keyof Values & string, text: string) => string | undefined
  /** Returns a message for the whole form about the current errors of its fields, if there is one. */
  summaryOf?: (errors: FieldFaults<Values>) => string | undefined
}

/** A form's state: what was typed stays, faults stand at their fields, the first one takes the focus, nothing goes twice. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const { initial, check, send, refusalOf, forbids, flags, summaryOf } = options
  const [values, setValues] = useState(initial)
  const [faults, setFaults] = useState<FieldFaults<Values>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const wantsFocus = useRef(false)

  useEffect(() => {
    // While the form is sent its fields may be disabled, and take no focus.
    if (refusals === 0 || isPending || !wantsFocus.current) return
    wantsFocus.current = false
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[data-refusal]')
    wrong?.focus()
  }, [refusals, isPending])

  /** Shows messages at fields and one for the form, and focuses the first. */
  function refuse(found: Record<string, string | undefined>, formMessage?: string) {
    setFaults(found as FieldFaults<Values>)
    setRefusal(formMessage)
    wantsFocus.current = true
    setRefusals(count => count + 1)
  }

  function set<N extends Name>(name: N, value: Values[N]) {
    const fault = typeof value === 'string' ? flags?.(name, value) : undefined
    setValues(now => ({ ...now, [name]: value }))
    setFaults(
      ({ [name]: _mended, ...others }) => (fault ? { ...others, [name]: fault } : others) as FieldFaults<Values>,
    )
  }

  /** Shows a message at a field, such as why a key was rejected. */
  const setFault = (name: Name, message: string) => setFaults(now => ({ ...now, [name]: message }))

  /** Takes a text that was typed or pasted. @returns whether the field took it */
  function type(name: Name, text: string): boolean {
    const message = forbids?.(name, text)
    const isTaken = !message || text.length <= String(values[name]).length
    if (isTaken) set(name, text as Values[Name])
    if (message) setFault(name, message)
    return isTaken
  }

  /** The faults that typing already showed. */
  function typedFaults(): [string, string][] {
    return Object.entries(values).flatMap(([name, text]) => {
      const fault = typeof text === 'string' && (flags?.(name, text) ?? forbids?.(name, text))
      return fault ? [[name, fault]] : []
    })
  }

  async function attempt() {
    const found = { ...Object.fromEntries(typedFaults()), ...(await check(values)) }
    if (Object.keys(found).length > 0) refuse(found)
    else await send(values)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    setRefusal(undefined)
    try {
      await attempt()
    } catch (error) {
      const { fields, hasOthers } = serverFaults(error, values)
      refuse(fields, hasOthers || Object.keys(fields).length === 0 ? refusalOf(error) : undefined)
    } finally {
      isBusy.current = false
      setIsPending(false)
    }
  }

  return {
    /** Spread on the form element. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    values,
    faults,
    set,
    type,
    setFault,
    refuse,
    /** Ties a text control to its value. */
    field: (name: Name) => ({
      name,
      value: String(values[name]),
      error: faults[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, target.value),
    }),
    /** Ties a checkbox to its value. */
    box: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.checked as Values[Name]),
    }),
    isPending,
    refusal: refusal ?? summaryOf?.(faults),
  }
}

/** What `useForm` hands out. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values>>
