// as: auth/src/features/sessions/session-end.ts
// expect: Unexpected alert
export const notify = () => window.alert('Signed out')
