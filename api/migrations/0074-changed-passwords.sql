-- Time at which the session last changed the password, so that it can repeat the call.
alter table sessions add column password_changed_at timestamptz;
