// as: auth/src/features/sessions/session-end.ts
// expect: Unexpected alert
export const tell = () => window.alert('Signed out')
