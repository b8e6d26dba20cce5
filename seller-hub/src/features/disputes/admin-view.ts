import { disputeStatuses } from '@closyyy/contract/disputes'
import { choiceParam, idParam } from '../../components/url-view.ts'

/** URL parameters of the disputes of all orders. */
export const adminView = {
  status: choiceParam(disputeStatuses, 'open'),
  dispute: idParam,
}
