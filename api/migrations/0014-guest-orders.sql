-- Language of a guest's messages; accounts have `users.locale`.
alter table orders add column guest_locale text not null default 'en' check (guest_locale in ('en', 'ur'));

-- For cancelling unshipped orders of guests.
create index orders_guests_waiting on orders (created_at) where guest_id is not null and status = 'pending';
