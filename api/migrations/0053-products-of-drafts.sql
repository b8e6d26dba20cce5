-- Draft that became the product. The draft is deleted and its id never reused, so it is not a foreign key.
alter table products add column draft_id bigint;
create unique index products_draft on products (draft_id) where draft_id is not null and deleted_at is null;
