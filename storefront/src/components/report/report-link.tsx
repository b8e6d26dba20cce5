import { createReport } from '@closyyy/contract/reports-calls'
import { createUsePageText } from '@closyyy/i18n/text'
import { useServices } from '@closyyy/platform/services'
import { useSession } from '@closyyy/platform/session'
import { usePendingAction, useSignInPrompt } from '@closyyy/platform/sign-in-prompt'
import { Button } from '@closyyy/ui/button'
import { toast } from '@closyyy/ui/toast'
import { useState } from 'react'
import { useLazyComponent } from '../use-lazy-component.ts'
import en from './messages/en.json'
import ur from './messages/ur.json'
import * as styles from './report-link.module.css'

const useText = createUsePageText({ name: 'storefront.report', en, ur })

export interface ReportLinkProps {
  kind: 'product' | 'person'
  id: number
  /** Nobody reports what is their own. */
  ownerId: number
}

/** Reports a product or shop; the dialog loads when it is opened, and guests sign in first (REPORT-1). */
export function ReportLink({ kind, id, ownerId }: ReportLinkProps) {
  const t = useText()
  const { api } = useServices()
  const session = useSession()
  const { prompt, promptSignIn } = useSignInPrompt()
  const [isOpen, setOpen] = useState(false)
  const { Component, isLoading, request } = useLazyComponent(
    async () => (await import(/* webpackChunkName: "storefront-report" */ '@closyyy/forms/report-dialog')).ReportDialog,
    () => {
      setOpen(false)
      toast(t('failed'), { kind: 'danger' })
    },
  )
  const open = () => {
    setOpen(true)
    void request()
  }
  const action = { kind: `report-${kind}`, subject: id } as const
  usePendingAction(action, open)
  if (session?.userId === ownerId) return null
  return (
    <div className={styles.link}>
      <Button kind="quiet" size="small" pending={isLoading} onClick={session ? open : () => void promptSignIn(action)}>
        {t(kind)}
      </Button>
      {prompt}
      {Component && session && (
        <Component
          kind={kind}
          id={id}
          open={isOpen}
          onClose={() => setOpen(false)}
          send={report => api.call(createReport, { body: report })}
        />
      )}
    </div>
  )
}
