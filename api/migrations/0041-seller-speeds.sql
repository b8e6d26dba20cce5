-- How fast a seller answers offers and parcels arrive, measured by a job from the last ones; null with too few.
create table seller_speeds (
  user_id bigint primary key references users on delete cascade,
  reply_minutes integer check (reply_minutes >= 0),
  delivery_days_from smallint,
  delivery_days_to smallint,
  measured_at timestamptz not null default now(),
  check (num_nonnulls(delivery_days_from, delivery_days_to) in (0, 2)),
  check (delivery_days_from between 0 and delivery_days_to)
);

-- For finding the sellers with something new to measure.
create index offers_answered on offers (answered_at) where answered_at is not null;
create index offers_countered on offers (created_at) where action = 'counter';
create index orders_delivered on orders (delivered_at) where delivered_at is not null;

create function announce_seller_speed() returns trigger language plpgsql as $$
begin
  perform announce('people', array['profile-' || coalesce(new.user_id, old.user_id)]);
  return null;
end $$;
create trigger seller_speeds_announce after insert or delete on seller_speeds
  for each row execute function announce_seller_speed();
create trigger seller_speeds_announce_update after update on seller_speeds
  for each row when (
    (old.reply_minutes, old.delivery_days_from, old.delivery_days_to)
      is distinct from (new.reply_minutes, new.delivery_days_from, new.delivery_days_to)
  )
  execute function announce_seller_speed();

-- A profile shows whether the phone is verified.
create function announce_verified_phone() returns trigger language plpgsql as $$
begin
  perform announce('people', array['profile-' || new.id]);
  return null;
end $$;
create trigger users_announce_phone after update of phone on users
  for each row when ((old.phone is null) <> (new.phone is null))
  execute function announce_verified_phone();
