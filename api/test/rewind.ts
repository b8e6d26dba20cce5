import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/** Stores the initial rows, sequence values and schema of a migrated database. */
const rewindSchema = sql`
  create schema first_rows;
  create schema rewind;

  create function rewind.tables() returns setof text language sql as $$
    select tablename::text from pg_tables where schemaname = 'public'
  $$;

  do $$
  declare
    name text;
    has_rows boolean;
  begin
    for name in select rewind.tables() loop
      execute format('select exists (select from public.%I)', name) into has_rows;
      continue when not has_rows;
      execute format('create table first_rows.%I as table public.%1$I', name);
    end loop;
  end $$;

  create table rewind.sequences as
    select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value) as value, last_value is not null as is_used
    from pg_sequences where schemaname = 'public';

  create function rewind.shape() returns text language sql as $$
    with own as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select md5(string_agg(part, E'\n' order by part)) from (
      select nspname from own
      union all select format('%s.%s %s', nspname, relname, relkind) from pg_class join own on relnamespace = own.oid
      union all select format('%s %s %s %s', attrelid, attname, atttypid, attnotnull) from pg_attribute
        join pg_class on attrelid = pg_class.oid join own on relnamespace = own.oid where attnum > 0
      union all select format('%s %s %s', adrelid, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef
        join pg_class on adrelid = pg_class.oid join own on relnamespace = own.oid
      union all select format('%s %s', conrelid, pg_get_constraintdef(pg_constraint.oid)) from pg_constraint
        join own on connamespace = own.oid
      union all select format('%s %s %s', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('%s %s', proname, prosrc) from pg_proc join own on pronamespace = own.oid
    ) parts (part)
  $$;

  create function rewind.bring_back() returns void language plpgsql as $$
  declare
    name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    -- Truncating would make new files for each table and index, which takes a quarter of a second.
    for name in select rewind.tables() loop
      execute format('delete from public.%I', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('insert into public.%I table first_rows.%1$I', name);
    end loop;
    perform setval(sequences.name::regclass, value, is_used) from rewind.sequences;
  end $$;

  create table rewind.first_shape (hash text);
`

export async function remember(db: Db): Promise<void> {
  await rewindSchema.execute(db)
  await sql`insert into rewind.first_shape select rewind.shape()`.execute(db)
}

/** @returns false if more than rows changed, or if the user may not disable triggers */
export async function rewind(db: Db): Promise<boolean> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  const { rows } = await sql`select from rewind.first_shape
    where hash = rewind.shape() and current_setting('is_superuser') = 'on'`.execute(db)
  if (rows.length === 0) return false
  await sql`select rewind.bring_back()`.execute(db)
  await sql`discard all`.execute(db)
  return true
}
