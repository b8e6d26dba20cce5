import { isApiError } from '@closyyy/api-client/api-error'
import type { CallInput } from '@closyyy/contract/call'
import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { updateProfilePicture } from '@closyyy/contract/users-calls'
import { ownUserQuery } from '@closyyy/platform/queries/own-user'
import { profileQuery } from '@closyyy/platform/queries/profile'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { type SessionState, sessionStarted } from '@closyyy/platform/session'
import { useStore } from '@closyyy/platform/state'
import { defaultCrop } from '@closyyy/ui/picture-crop'
import { cropPicture, pictureError, pictureFile, readPicture } from '@closyyy/ui/picture-file'
import { toast } from '@closyyy/ui/toast'
import { type FormEvent, useState } from 'react'
import { useProfileText } from './profile-text.ts'

interface Chosen {
  file: File
  /** Undefined for SVG, which the server crops. */
  picture: HTMLImageElement | undefined
}

export function usePictureForm() {
  const t = useProfileText()
  const [chosen, setChosen] = useState<Chosen>()
  const [crop, setCrop] = useState(defaultCrop)
  const [error, setError] = useState<string>()
  const update = useUpdatePicture()

  async function choose(file: File | undefined) {
    if (!file) return
    setError(undefined)
    setCrop(defaultCrop)
    const found = pictureError(file, MAX_FILE_BYTES)
    if (found) return reject(t(found === 'large' ? 'picture.too-large' : 'picture.not-image', { name: file.name }))
    try {
      setChosen({ file, picture: file.type === 'image/svg+xml' ? undefined : await readPicture(file) })
    } catch {
      reject(t('picture.not-image', { name: file.name }))
    }
  }

  function reject(message: string) {
    setChosen(undefined)
    setError(message)
  }

  async function send() {
    if (!chosen) return setError(t('picture.none'))
    setError(undefined)
    try {
      await update.mutateAsync(chosen.picture ? pictureFile(cropPicture(chosen.picture, crop)) : chosen.file)
      setChosen(undefined)
      toast(t('picture.saved'), { kind: 'success' })
    } catch (failure) {
      const hasResponse = isApiError(failure) && failure.status > 0
      setError(
        hasResponse
          ? failure.errors.profile_picture?.[0] || failure.message || t('picture.failed')
          : t('picture.error'),
      )
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!update.isPending) void send()
  }
  return { chosen, choose, crop, setCrop, error, submit, isPending: update.isPending }
}

function useUpdatePicture() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const store = useStore<{ session: SessionState }>()
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('profile_picture', file)
      return api.call(updateProfilePicture, { body } as unknown as CallInput<typeof updateProfilePicture>)
    },
    onSuccess: user => {
      // The session may have ended since, even that of this page.
      const { signedIn } = store.getState().session
      if (signedIn?.userId !== user.id) return
      queryClient.setQueryData(ownUserQuery.queryKey, user)
      store.dispatch(sessionStarted({ ...signedIn, profilePicture: user.profile_picture }))
      return queryClient.invalidateQueries({ queryKey: profileQuery(user.id).queryKey })
    },
  })
}
