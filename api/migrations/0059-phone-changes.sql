-- Phone numbers that accounts had before they changed them (ACCOUNT-15).
create table former_phones (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  phone text not null check (phone ~ '^92[0-9]{10}$'),
  ended_at timestamptz not null default now()
);
create index former_phones_user on former_phones (user_id, ended_at);

-- The account that changes its phone to that of the code; null for a registration.
alter table phone_codes add column user_id bigint references users;

-- The phone with which an account placed an order, stored once the account has another one.
alter table orders add column buyer_phone text;
