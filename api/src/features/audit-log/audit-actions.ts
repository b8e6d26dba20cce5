/** Actions in the audit log, as noun and past participle, with what they record. */
export const auditActions = {
  'session.started': 'a sign-in',
  'session.refused': 'a wrong password or an unknown name',
  'session.ended': 'a sign-out',
  'account.registered': 'a sign-up',
  'deletion.requested': 'the request to delete an account',
  'deletion.withdrawn': 'the withdrawal of that request',
  'account.closed': 'the deletion of an account',
  'email.confirmed': 'the confirmation of an email address',
  'email.changed': 'a new email address, confirmed by its link',
  'password.changed': 'a new password by its owner',
  'password.reset': 'a new password by a link in an email',
  'second-factor.added': 'an authenticator app for two-step login',
  'second-factor.removed': 'the end of two-step login',
  'bank-details.saved': 'new bank details',
  'payout.requested': 'a payout that its seller requested',
  'payout.paid': 'a payout that an administrator marked as paid',
  'remittance.received': 'a courier’s payments that an administrator or the courier entered',
  'dispute.decided': 'a dispute that an administrator decided',
  'product.approved': 'a listing that an administrator approved',
  'product.rejected': 'a listing that an administrator rejected',
  'roles.assigned': 'the roles that an owner gave to a person',
  'access.refused': 'a call that was refused with 403',
  'data.read': 'a list or a record that an administrator read',
  'alert.raised': 'an alert about other events',
} as const

export type AuditAction = keyof typeof auditActions
