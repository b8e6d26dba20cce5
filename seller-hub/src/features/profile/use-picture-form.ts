import { isApiError } from '@closyyy/api-client/api-error'
import type { CallInput } from '@closyyy/contract/call'
import { MAX_FILE_BYTES } from '@closyyy/contract/photos'
import { updateProfilePicture } from '@closyyy/contract/users-calls'
import { useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { sessionStarted, useSession } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'
import { wholeCrop } from '@closyyy/ui/picture-crop'
import { cropPicture, pictureError, pictureFile, readPicture } from '@closyyy/ui/picture-file'
import { toast } from '@closyyy/ui/toast'
import { type FormEvent, useState } from 'react'
import { ownUserQuery } from '../../components/own-user-query.ts'
import { profileQuery } from './profile-queries.ts'
import { useProfileText } from './profile-text.ts'

interface Chosen {
  file: File
  /** Undefined for a drawing, which is sent as it is: the server cuts it. */
  picture: HTMLImageElement | undefined
}

/** The picture's form: the chosen file, how it is cut, and what is wrong with it. */
export function usePictureForm() {
  const t = useProfileText()
  const [chosen, setChosen] = useState<Chosen>()
  const [crop, setCrop] = useState(wholeCrop)
  const [fault, setFault] = useState<string>()
  const update = useUpdatePicture()

  async function choose(file: File | undefined) {
    if (!file) return
    setFault(undefined)
    setCrop(wholeCrop)
    const found = pictureError(file, MAX_FILE_BYTES)
    if (found) return refuse(t(found === 'large' ? 'picture.too-large' : 'picture.not-image', { name: file.name }))
    try {
      setChosen({ file, picture: file.type === 'image/svg+xml' ? undefined : await readPicture(file) })
    } catch {
      refuse(t('picture.not-image', { name: file.name }))
    }
  }

  function refuse(sentence: string) {
    setChosen(undefined)
    setFault(sentence)
  }

  async function send() {
    if (!chosen) return setFault(t('picture.none'))
    setFault(undefined)
    try {
      await update.mutateAsync(chosen.picture ? pictureFile(cropPicture(chosen.picture, crop)) : chosen.file)
      setChosen(undefined)
      toast(t('picture.saved'), { kind: 'success' })
    } catch (error) {
      const isAnswered = isApiError(error) && error.status > 0
      setFault(
        isAnswered ? error.errors.profile_picture?.[0] || error.message || t('picture.failed') : t('picture.error'),
      )
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!update.isPending) void send()
  }
  return { chosen, choose, crop, setCrop, fault, submit, isPending: update.isPending }
}

function useUpdatePicture() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const dispatch = useDispatch()
  const session = useSession()
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('profile_picture', file)
      return api.call(updateProfilePicture, { body } as unknown as CallInput<typeof updateProfilePicture>)
    },
    onSuccess: user => {
      queryClient.setQueryData(ownUserQuery.queryKey, user)
      if (session) dispatch(sessionStarted({ ...session, profilePicture: user.profile_picture }))
      return queryClient.invalidateQueries({ queryKey: profileQuery(user.id).queryKey })
    },
  })
}
