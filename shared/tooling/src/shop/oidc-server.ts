import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

const CLIENT_ID = 'closyyy-test'
const CLIENT_SECRET = 'a client secret for tests only, of sufficient length'

export interface Person {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

/** The issuer's sign-in page: any email signs in without a password. */
const signInPage = `<!doctype html><html lang="en"><head><title>Sign in</title><link rel="icon" href="data:,"></head>
<body><h1>Sign in to go on to Closyyy</h1><form><label>Email <input name="person" type="email"></label>
<button>Continue</button> <button name="refused" value="yes">Cancel</button></form></body></html>`

/** Starts a certified OpenID Connect issuer on a loopback port, for tests; it checks no passwords. */
export async function startOidcServer(redirectUri: string) {
  const people = new Map<string, Person>()
  const personOf = (id: string): Person =>
    people.get(id) ?? { sub: id, email: id, email_verified: true, given_name: 'Sana', family_name: 'Mir' }
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Puts the claims into the id token, as Google does.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    async findAccount(_context, id) {
      return { accountId: id, claims: async () => ({ ...personOf(id) }) }
    },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: CLIENT_ID,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  function handleSignIn(request: IncomingMessage, response: ServerResponse) {
    const params = new URL(request.url ?? '/', issuer).searchParams
    const accountId = params.get('person')
    if (params.has('refused')) return provider.interactionFinished(request, response, { error: 'access_denied' })
    if (accountId) return provider.interactionFinished(request, response, { login: { accountId } })
    response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage)
  }

  const handleOidc = provider.callback()
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/sign-in/') ? handleSignIn(request, response) : handleOidc(request, response))
  })

  /** Follows redirects with cookies, as a browser does, up to the shop's own URL. */
  async function follow(start: string, person: string): Promise<URL> {
    const cookies = new Map<string, string>()
    let url = new URL(start)
    while (!url.href.startsWith(redirectUri)) {
      if (url.pathname.startsWith('/sign-in/')) url.searchParams.set('person', person)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const next = response.headers.get('location')
      if (!next) throw new Error(`The issuer responded with ${response.status}: ${await response.text()}`)
      url = new URL(next, url)
    }
    return url
  }

  return {
    google: { issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET },
    async signIn(authorizationUrl: string, person: Person) {
      people.set(person.sub, person)
      const { searchParams } = await follow(authorizationUrl, person.sub)
      return { code: '', state: '', ...Object.fromEntries(searchParams) }
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
