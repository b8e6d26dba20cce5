// as: auth/src/features/sessions/session-check.ts
// expect: Call the API with @closyyy/api-client; the API itself calls others from a *-gateway.ts file.
export const check = () => window.fetch('/api/v1/user')
