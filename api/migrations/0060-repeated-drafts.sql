-- Ids that the client gave a draft and its photos, by which a repeated request finds them.
alter table drafts add column client_id text;
create unique index drafts_client_id on drafts (user_id, client_id) where client_id is not null;
alter table draft_photos add column upload_id uuid;
