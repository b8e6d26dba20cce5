-- Id that the client gave a photo, by which a repeated upload finds it. A product has few photos, so there is no index.
alter table photos add column upload_id uuid;
