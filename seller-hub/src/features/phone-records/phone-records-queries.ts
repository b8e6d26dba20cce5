import { createAppeal } from '@closyyy/contract/appeals-calls'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'

export const phoneRecordQuery = callQuery(getPhoneRecord, {})

export function useCreateAppeal() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (body: { order_id: number; details: string }) => api.call(createAppeal, { body }),
    // Also after a failure: another tab may have sent it.
    onSettled: useInvalidate(getPhoneRecord),
  })
}
