-- Time step of the code that turned the authenticator app on, which returns new recovery codes until a login uses another
-- step (SESSION-17); null in earlier rows.
alter table second_factors add column confirmed_step bigint;
