-- Finds usernames that look like a new one (ACCOUNT-18). Not unique, because earlier accounts may look alike.
create index users_folded_username on users (translate(lower(username), 'l10._-', 'iio'));
