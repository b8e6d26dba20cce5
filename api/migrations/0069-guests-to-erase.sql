-- Orders of guests whose personal data was not erased yet.
create index orders_unerased_guests on orders (id) where guest_id is not null and guest_email <> '';
