-- The language in which a guest ordered; whoever has an account has one there.
alter table orders add column guest_locale text not null default 'en' check (guest_locale in ('en', 'ur'));

-- Guests' orders that nobody ships end after a while.
create index orders_guests_waiting on orders (created_at) where guest_id is not null and status = 'pending';
