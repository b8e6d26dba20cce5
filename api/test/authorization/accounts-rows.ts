import * as accounts from '@closyyy/contract/accounts-calls'
import { sendContactMessage } from '@closyyy/contract/contact-calls'
import * as google from '@closyyy/contract/google-sign-in-calls'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import * as passkeys from '@closyyy/contract/passkeys-calls'
import * as phoneCodes from '@closyyy/contract/phone-codes-calls'
import * as secondFactors from '@closyyy/contract/second-factors-calls'
import * as sessions from '@closyyy/contract/sessions-calls'
import { everybody, row, signedIn } from './row.ts'

const assertion = {
  id: 'unknown',
  response: { clientDataJSON: 'e30', authenticatorData: 'x', signature: 'x' },
}
const newCredential = { id: 'unknown', response: { clientDataJSON: 'e30', attestationObject: 'x' } }

const password = 'a good long one'
const passwords = { password, password_confirmation: password }

/** Calls that open an account or session require a secret, whoever is signed in; without it all are rejected. */
export const accountsRows = [
  row(
    accounts.register,
    [422, 422, 422, 422, 422],
    {
      body: { verification_token: 'x', email: 'new@example.pk', username: 'somebody_new', ...passwords },
    },
    'with no verified phone',
  ),
  row(
    accounts.checkNewNames,
    [422, 422, 422, 422, 422],
    { body: { verification_token: 'x', email: 'new@example.pk', username: 'somebody_new' } },
    'with no verified phone',
  ),
  row(accounts.confirmEmail, [422, 422, 422, 422, 422], { body: { token: 'x' } }, 'with a made-up link'),
  row(accounts.resendConfirmation, everybody, async fixture => ({ body: { login: fixture.owner.email } })),
  row(accounts.forgotPassword, everybody, async fixture => ({ body: { email: fixture.owner.email } })),
  row(accounts.resetPassword, [422, 422, 422, 422, 422], { body: { token: 'x', ...passwords } }, 'with a made-up link'),
  row(phoneCodes.sendPhoneCode, everybody, async fixture => ({
    body: { phone: (await fixture.person()).phone ?? '' },
  })),
  row(
    phoneCodes.verifyPhoneCode,
    [422, 422, 422, 422, 422],
    async fixture => ({ body: { phone: fixture.owner.phone ?? '', otp: '000000' } }),
    'with a code never sent',
  ),
  row(
    sessions.login,
    [401, 401, 401, 401, 401],
    async fixture => ({ body: { login: fixture.owner.email, password: 'not the password' } }),
    'with a wrong password',
  ),
  row(google.listProviders, everybody, {}),
  row(
    google.finishGoogleSignIn,
    [404, 404, 404, 404, 404],
    { body: { code: 'x', state: 'x', flow: 'x' } },
    'where Google is not set up',
  ),
  row(sessions.listSessions, signedIn, {}),
  row(sessions.endSession, [401, 404, 404, 404, 404], { params: { id: 999_999 } }, 'of nobody'),
  row(
    sessions.endSession,
    [401, 404, 200, 404, 404],
    async fixture => ({ params: { id: await fixture.ownerSession() } }),
    'of the owner',
  ),
  row(sessions.endOtherSessions, signedIn, {}),
  row(
    sessions.confirmPassword,
    [401, 409, 409, 409, 409],
    { body: { password: 'not the password' } },
    'without a password of their own',
  ),
  row(
    accounts.changePassword,
    [401, 409, 409, 409, 409],
    { body: { current_password: 'not the password', ...passwords } },
    'without a password of their own',
  ),
  row(accounts.requestEmailChange, signedIn, { body: { email: 'somewhere.else@example.pk' } }),
  row(accounts.cancelEmailChange, signedIn, {}),
  row(accounts.requestPhoneChange, signedIn, async fixture => ({
    body: { phone: (await fixture.person()).phone ?? '' },
  })),
  row(
    accounts.changePhone,
    [401, 422, 422, 422, 422],
    { body: { phone: '03331239875', otp: '000000' } },
    'with a code never sent',
  ),
  row(
    sessions.finishLogin,
    [401, 401, 401, 401, 401],
    { body: { ticket: 'x', code: '000000' } },
    'with a made-up ticket',
  ),
  row(secondFactors.getSecondFactor, signedIn, {}),
  row(secondFactors.beginSecondFactor, signedIn, {}),
  row(
    secondFactors.confirmSecondFactor,
    [401, 409, 409, 409, 409],
    { body: { code: '000000' } },
    'without having begun',
  ),
  row(secondFactors.removeSecondFactor, signedIn, {}),
  row(passkeys.listPasskeys, signedIn, {}),
  row(passkeys.beginPasskey, signedIn, {}),
  row(
    passkeys.addPasskey,
    [401, 422, 422, 422, 422],
    { body: { credential: newCredential, name: 'Phone' } },
    'without a challenge',
  ),
  row(
    passkeys.renamePasskey,
    [401, 404, 200, 404, 404],
    async fixture => ({ params: { id: await fixture.ownerPasskey() }, body: { name: 'Phone' } }),
    'of the owner',
  ),
  row(
    passkeys.removePasskey,
    [401, 404, 200, 404, 404],
    async fixture => ({ params: { id: await fixture.ownerPasskey() } }),
    'of the owner',
  ),
  row(passkeys.beginPasskeyLogin, everybody, {}),
  row(
    passkeys.finishPasskeyLogin,
    [401, 401, 401, 401, 401],
    { body: { credential: assertion } },
    'without a challenge',
  ),
  row(passkeys.beginPasskeyConfirmation, [401, 409, 409, 409, 409], {}, 'without a passkey'),
  row(passkeys.confirmPasskey, [401, 422, 422, 422, 422], { body: { credential: assertion } }, 'without a challenge'),
  row(sessions.logout, signedIn, {}),
  row(sendContactMessage, everybody, {
    body: { name: 'Ayesha', email: 'ayesha@example.pk', message: 'Hello.' },
  }),
  row(listOutbox, everybody, {}, 'in demo mode alone'),
]
