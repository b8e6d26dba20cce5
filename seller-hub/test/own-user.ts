import type { OwnUser } from '@closyyy/contract/users-schemas'

export function anOwnUser(overrides: Partial<OwnUser> = {}): OwnUser {
  return {
    id: 7,
    username: 'ayesha',
    first_name: 'Ayesha',
    last_name: 'Khan',
    email: 'ayesha@example.com',
    phone: '923001234567',
    profile_picture: null,
    bio: null,
    website: null,
    country: 'Pakistan',
    email_verified_at: '2026-01-05T10:00:00Z',
    vacation_until: null,
    is_admin: false,
    ...overrides,
  }
}
