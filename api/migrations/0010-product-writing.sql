create table product_revisions (
  product_id bigint primary key references products on delete cascade,
  title text check (char_length(title) between 1 and 150),
  status text not null default 'pending' check (status in ('pending', 'rejected')),
  rejection_reason text,
  created_at timestamptz not null default now()
);

-- Positions from 8: photos awaiting approval; `leaves`: photos that the approval deletes.
alter table photos add column leaves boolean not null default false;
alter table photos drop constraint photos_position_check;
alter table photos add constraint photos_position_check check (position between 0 and 15);
-- Deferrable because shifting a set of photos duplicates positions for a moment.
alter table photos drop constraint photos_product_id_position_key;
alter table photos add constraint photos_place unique (product_id, position) deferrable initially immediate;

create index products_waiting on products (created_at, id) where approval_status = 'pending' and deleted_at is null;
