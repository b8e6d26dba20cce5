-- Orders by the email of their guest, for campaigns and the end of promotion.
create index orders_of_guest_email on orders (lower(guest_email)) where guest_email is not null;
