-- List price that closed an open offer by falling to its price or below.
alter table offers add column closed_price_paisa bigint;
