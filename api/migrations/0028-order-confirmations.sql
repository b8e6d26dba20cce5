-- Until then the buyer must confirm the order; null once confirmed, or if no confirmation was needed.
alter table orders
  add column confirm_by timestamptz,
  -- Cancelled before anyone confirmed it; its seller never learned of it.
  add column ended_unconfirmed boolean not null default false,
  add constraint orders_unconfirmed check (confirm_by is null or status = 'pending');
create index orders_unconfirmed on orders (confirm_by) where confirm_by is not null;

create index orders_of_guest_phone on orders (guest_phone) where guest_phone is not null;

-- Orders that needed a confirmation; a row is waiting until one of the times is set.
create table order_confirmations (
  order_id bigint primary key references orders on delete cascade,
  -- The guest or account, and the phone or email that the code goes to.
  owner text not null,
  contact text,
  seller_id bigint not null references users,
  pieces integer not null check (pieces > 0),
  -- Hashes, for limits of waiting pieces only.
  ip_key text,
  address_key text,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  check (num_nonnulls(confirmed_at, ended_at) <= 1),
  check (num_nonnulls(confirmed_at, ended_at) = 1 or contact is not null)
);
create index order_confirmations_waiting_contact on order_confirmations (contact)
  where confirmed_at is null and ended_at is null;
create index order_confirmations_waiting_ip on order_confirmations (ip_key)
  where confirmed_at is null and ended_at is null;
create index order_confirmations_waiting_address on order_confirmations (address_key)
  where confirmed_at is null and ended_at is null;
create index order_confirmations_waiting_seller on order_confirmations (seller_id)
  where confirmed_at is null and ended_at is null;
create index order_confirmations_confirmed on order_confirmations (owner, contact) where confirmed_at is not null;
create index order_confirmations_age on order_confirmations (created_at);

-- Last code sent to a contact of an owner; it confirms all their waiting orders.
create table order_codes (
  owner text not null,
  contact text not null,
  code_hash text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null default now(),
  primary key (owner, contact)
);
create index order_codes_contact on order_codes (contact, sent_at);
create index order_codes_age on order_codes (sent_at);

-- Links in messages that confirm the order; others only open it.
alter table order_links add column confirms boolean not null default false;
