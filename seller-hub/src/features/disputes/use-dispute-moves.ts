import { isApiError } from '@closyyy/api-client/api-error'
import { refusalText } from '@closyyy/api-client/refusal-text'
import type { DisputeReason } from '@closyyy/contract/disputes'
import {
  getDispute,
  listDisputes,
  openDispute,
  resolveDispute,
  sendDisputeMessage,
} from '@closyyy/contract/disputes-calls'
import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import { callKey, useMutation, useQueryClient } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { toast } from '@closyyy/ui/toast'
import type { NewPhoto } from '../../components/photo-picker/picked-photo.ts'
import { useUpload } from '../../components/upload/use-upload.ts'
import { disputeQuery } from './disputes-queries.ts'
import { type DisputesText, useDisputesText } from './disputes-text.ts'

interface WithPhotos {
  photos: readonly NewPhoto[]
}

function formOf(fields: Record<string, string>, photos: readonly NewPhoto[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { file } of photos) form.append('photos[]', file, file.name)
  return form
}

/** Reports a problem with an order. */
export function useOpenDispute(order_id: number) {
  const { api } = useServices()
  const { send, progress } = useUpload()
  const move = useDisputeMove(({ photos, ...given }: { reason: DisputeReason; message: string } & WithPhotos) =>
    photos.length > 0
      ? send(openDispute, { input: {}, form: formOf({ order_id: String(order_id), ...given }, photos), photos })
      : api.call(openDispute, { body: { order_id, ...given } }),
  )
  return { ...move, progress }
}

/** Writes in a dispute. */
export function useSendMessage(id: number) {
  const { api } = useServices()
  const { send, progress } = useUpload()
  const params = { id }
  const move = useDisputeMove(({ message, photos }: { message: string } & WithPhotos) =>
    photos.length > 0
      ? send(sendDisputeMessage, { input: { params }, form: formOf({ message }, photos), photos })
      : api.call(sendDisputeMessage, { params, body: { message } }),
  )
  return { ...move, progress }
}

/** Settles a dispute, and says so: its button is gone as soon as the answer is there. */
export function useResolveDispute(id: number) {
  const t = useDisputesText()
  const { api } = useServices()
  return useDisputeMove(() => api.call(resolveDispute, { params: { id }, body: {} }), {
    onDone: () => toast(t('resolve.done'), { kind: 'success' }),
    onRefused: error => toast(refusalText(error) ?? t('failed'), { kind: 'danger' }),
  })
}

interface Said {
  onDone: () => void
  onRefused: (error: unknown) => void
}

/** Shows the answer at once; after a refused move the other side was faster, and all is asked for anew. */
function useDisputeMove<Given>(mutationFn: (given: Given) => Promise<DisputeThread>, said?: Said) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess(dispute) {
      said?.onDone()
      queryClient.setQueryData(disputeQuery(String(dispute.id)).queryKey, dispute)
    },
    onError: said?.onRefused,
    onSettled: (_data, error) =>
      Promise.all(
        (error ? [listDisputes, getDispute] : [listDisputes]).map(call =>
          queryClient.invalidateQueries({ queryKey: callKey(call) }),
        ),
      ),
  })
}

/** What to say at a form whose call failed; where the state has moved on the form goes, so a toast says it. */
export function refusalOf(t: DisputesText, error: unknown): string | undefined {
  const said = refusalText(error) ?? t('failed')
  if (!isApiError(error) || error.code !== 'conflict') return said
  toast(said, { kind: 'danger' })
  return undefined
}
