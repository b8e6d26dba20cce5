-- Time at which an account was registered with a verification, which then recognises only a repeated call.
alter table phone_verifications add column used_at timestamptz;
