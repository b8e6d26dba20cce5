import { remittanceResults } from '@closyyy/contract/remittances'
import {
  enterRemittance,
  listRemittanceRows,
  listRemittances,
  uploadRemittance,
} from '@closyyy/contract/remittances-calls'
import { callQuery, useMutation } from '@closyyy/platform/query'
import { useServices } from '@closyyy/platform/services'
import { useInvalidate } from '../../components/live-queries.ts'
import { choiceParam, idParam, pageParam } from '../../components/url-view.ts'

export const remittancesView = {
  page: pageParam,
  remittance: idParam,
  result: choiceParam(remittanceResults),
  rows: pageParam,
}

export const remittancesQuery = (page: number) => callQuery(listRemittances, { query: { page } })

export const remittanceRowsQuery = (
  id: number,
  query: { result: (typeof remittanceResults)[number] | undefined; page: number },
) => callQuery(listRemittanceRows, { params: { id }, query })

export interface EnteredPayment {
  order: string
  reference: string
  amount: number
  paid_on: string
}

export function useUploadRemittance() {
  const { api } = useServices()
  return useMutation({
    mutationFn: async (file: File) =>
      api.call(uploadRemittance, { body: { name: file.name.slice(0, 200), csv: await file.text() } }),
    onSettled: useInvalidate(listRemittances, listRemittanceRows),
  })
}

export function useEnterRemittance() {
  const { api } = useServices()
  return useMutation({
    mutationFn: (body: EnteredPayment) => api.call(enterRemittance, { body }),
    onSettled: useInvalidate(listRemittances, listRemittanceRows),
  })
}
