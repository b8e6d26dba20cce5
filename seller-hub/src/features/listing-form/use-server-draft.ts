import { useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListingValues } from '../../components/listing-draft/listing-values.ts'
import { deleteServerDraft, saveServerDraft } from '../../components/listing-draft/server-drafts.ts'

/** Typing pauses this long before it is sent, in milliseconds. */
const PAUSE_MS = 1_500

interface Saving {
  /** The server's number of the draft, where it has one. */
  serverId: number | undefined
  isOn: boolean
}

/** Saves what is typed among the account's drafts; without a line it waits for the next change. */
export function useServerDraft(values: ListingValues, { serverId, isOn }: Saving) {
  const { api } = useServices()
  const [id, setId] = useState(serverId)
  const [saved, setSaved] = useState<ListingValues>()
  // One after the other, or two first saves would make two drafts.
  const last = useRef(Promise.resolve(serverId))

  const save = useMutation({
    mutationFn(given: ListingValues) {
      last.current = last.current.then(known => saveServerDraft(api, known, given).catch(() => known))
      return last.current
    },
    onSuccess(made, given) {
      setId(made)
      if (made !== undefined) setSaved(given)
    },
  })
  const forget = useMutation({
    mutationFn: async () => {
      const known = await last.current
      if (known !== undefined) await deleteServerDraft(api, known)
    },
  })

  const saveNow = useEffectEvent(() => save.mutate(values))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is saved
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(saveNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values, isOn])

  return { id, isSaved: saved === values, forget: () => forget.mutate() }
}
