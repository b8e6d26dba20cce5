-- Nobody books the cash of an order of their own (REMITTANCE-6). `reopened_by` is who sent the same content again, so that
-- its unknown rows are judged as theirs.
alter table remittance_rows
  add column reopened_by bigint references users,
  drop constraint remittance_rows_reason_check,
  add constraint remittance_rows_reason_check check (reason in (
    'no-order', 'own-order', 'not-shipped', 'ended', 'above-due', 'nothing-paid'
  ));
