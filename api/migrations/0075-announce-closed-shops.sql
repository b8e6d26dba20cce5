-- The shop of a closed account is not found either, like its profile.
create or replace function announce_closed_account() returns trigger language plpgsql as $$
declare
  id bigint := coalesce(new.user_id, old.user_id);
begin
  perform announce('people', array['profile-' || id]);
  perform announce('products', array['shop-' || id]);
  return null;
end $$;
