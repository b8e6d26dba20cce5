import { isApiError } from '@closyyy/api-client/api-error'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

export type FormValues = Record<string, string | boolean>
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

export interface FormOptions<Values extends FormValues> {
  initial: Values
  /** What is wrong with the values, by field; an empty object lets the form be sent. */
  check: (values: Values) => FieldErrors<Values>
  send: (values: Values) => Promise<unknown>
  /** The sentence for a failure that belongs to no field. */
  refusalOf: (error: unknown) => string
  /** Why a text may not stand in a field, not even while it is typed or pasted; it is left out then, and this said. */
  forbids?: (name: keyof Values & string, text: string) => string | undefined
  /** A sentence for the whole form while something is wrong with its fields, beside those at the fields. */
  faultText?: string
}

/**
 * A form's state: what was typed stays whatever happens, errors stand at their fields, the first one gets the focus,
 * and nothing is sent twice.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const { initial, check, send, refusalOf, forbids, faultText } = options
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  useEffect(() => {
    if (tries === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid="true"]') ?? find('[data-refusal]')
    wrong?.focus()
  }, [tries])

  function set<N extends Name>(name: N, value: Values[N]) {
    setValues(now => ({ ...now, [name]: value }))
    setErrors(({ [name]: _gone, ...others }) => others as FieldErrors<Values>)
  }

  function type(name: Name, text: string) {
    const sentence = forbids?.(name, text)
    if (sentence) setErrors(now => ({ ...now, [name]: sentence }))
    else set(name, text as Values[Name])
  }

  function refuse(found: FieldErrors<Values>, sentence?: string) {
    setErrors(found)
    setRefusal(sentence)
    setTries(count => count + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    const found = check(values)
    if (Object.keys(found).length > 0) return refuse(found, faultText)
    isSending.current = true
    setPending(true)
    setRefusal(undefined)
    try {
      await send(values)
    } catch (error) {
      const ofFields = fieldErrorsOf(error, values)
      refuse(ofFields, Object.keys(ofFields).length > 0 ? undefined : refusalOf(error))
    } finally {
      isSending.current = false
      setPending(false)
    }
  }

  return {
    /** Spread on the form element. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    values,
    errors,
    set,
    /** Puts a sentence at a field, such as why a key was refused. */
    setError: (name: Name, sentence: string) => setErrors(now => ({ ...now, [name]: sentence })),
    /** Ties a text control to its value. */
    field: (name: Name) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, target.value),
    }),
    /** Ties a checkbox to its value. */
    box: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.checked as Values[Name]),
    }),
    isPending,
    refusal: refusal === faultText && Object.keys(errors).length === 0 ? undefined : refusal,
  }
}

/** What `useForm` hands out. */
export type Form<Values extends FormValues> = ReturnType<typeof useForm<Values>>

/** What the server said of the form's own fields; it may name them within the thing they belong to. */
function fieldErrorsOf<Values extends FormValues>(error: unknown, values: Values): FieldErrors<Values> {
  if (!isApiError(error)) return {}
  const named = Object.entries(error.errors).map(([path, [sentence]]) => [path.split('.').at(-1) ?? path, sentence])
  return Object.fromEntries(named.filter(([name]) => Object.hasOwn(values, name ?? ''))) as FieldErrors<Values>
}
