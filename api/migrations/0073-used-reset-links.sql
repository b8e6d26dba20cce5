-- Links that set a new password minutes ago, which then recognise only a repeated call.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('confirm-email', 'reset-password', 'change-email', 'used-reset'));
