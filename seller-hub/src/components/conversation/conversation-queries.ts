import { listChats } from '@closyyy/contract/chats-calls'
import { listOffers } from '@closyyy/contract/offers-calls'
import { pagedCallQuery } from '@closyyy/platform/query'

export const chatsQuery = pagedCallQuery(listChats, { query: {} })

export const offersQuery = pagedCallQuery(listOffers, { query: {} })
