import { expect, test } from 'vitest';
import { faultsOf, survivedSince } from './migrationRule.ts';

test.each([
  [
    'a new table, its indexes and its rows',
    'create table t (a text not null unique); create unique index t_a on t (a); insert into t values (1)',
  ],
  [
    'whatever is done to a new table',
    'create table t (a text); alter table t add constraint c check (a > 1); update t set a = 2; delete from t; drop table t',
  ],
  ['a column that may be null', 'alter table users add column a text'],
  ['a column with a default', "alter table users add column a text not null default '', add b {boolean} not null default false"],
  [
    'references that let go',
    'create table t (a integer references users(id) on delete cascade, b integer references t (c)); alter table users add d text references t(a) on delete set null',
  ],
  ['an index', 'create index users_name on users (name)'],
  ['a unique index with a new column that is null', 'alter table users add column a text; create unique index users_a on users (a, id)'],
  ['rows', "insert into outdated_words values ('a'); insert or ignore into t select 1 from users"],
  [
    'values of new columns',
    'alter table users add column a integer; update users set a = (select max(id) from b where id > 1), a = 2 where name = 1',
  ],
  ['a trigger', 'create trigger t after insert on users begin update users set name = case 1 when 1 then 2 end; delete from users; end'],
  ['a replaced trigger', 'drop trigger t; create trigger t after insert on users begin select 1; end'],
  ['a replaced function', 'create or replace function f() returns trigger language plpgsql as $x$ begin drop table users; end $x$'],
  ['words in comments and texts', "-- drop table users;\n/* drop table users; */ insert into t values ('a; drop table users', 'it''s')"],
])('%s is survived', (_, script) => {
  expect(faultsOf(script)).toEqual([]);
});

test.each([
  ['a removed table', 'drop table users', 'drop table users: the version before uses it'],
  [
    'a rebuilt table',
    'create table n (a text); insert into n select a from users; drop table users; alter table n rename to users',
    'drop table users',
  ],
  ['a removed column', 'alter table users drop column a', 'columns may only be added'],
  ['a renamed column', 'alter table users rename column a to b', 'columns may only be added'],
  ['a renamed table', 'alter table users rename to people', 'columns may only be added'],
  ['another type', 'alter table users alter column a type integer', 'columns may only be added'],
  ['a constraint', 'alter table users add constraint c check (a > 1)', 'columns may only be added'],
  ['a constraint among columns', 'alter table users add column b text, add unique (a)', 'columns may only be added'],
  ['a column that must be filled', 'alter table users add column a text not null', 'does not fill a: allow null, or give it a default'],
  ['a unique column with a default', 'alter table users add column a integer unique default 0', 'equal values'],
  ['a unique index', 'create unique index users_a on users (a)', 'equal values'],
  [
    'a unique index with a new column that has a default',
    'alter table users add b integer default 0; create unique index i on users (b)',
    'equal values',
  ],
  ['a reference that holds a row', 'create table t (a integer not null references users(id) on update cascade)', 'no longer remove'],
  ['a column that holds a row', 'alter table users add a integer references lists (id)', 'no longer remove'],
  [
    'a column that is filled only when a row goes',
    'alter table users add a integer not null references t on delete set default',
    'no longer remove',
  ],
  ['a removed table after a name like a keyword', 'create table t ("end" text); drop table users', 'uses it'],
  ['a removed table that may have been made', 'create table if not exists users (a text); drop table users', 'uses it'],
  ['a unique index for some rows', 'alter table users add a text; create unique index i on users (name) where a is null', 'equal values'],
  ['a block without an end', 'create trigger t after insert on users begin select 1;', 'cannot be judged'],
  ['changed values', "update users set role = 'x' where role = 'y'", 'reads these values'],
  ['changed values beside new ones', 'alter table users add a text; update users set a = 1, role = 2', 'reads these values'],
  ['values changed by a row that exists', 'insert into users values (1) on conflict (id) do update set name = 2', 'reads these values'],
  ['replaced rows', 'insert or replace into users values (1)', 'reads these values'],
  ['removed rows', 'delete from users', 'reads these values'],
  ['a removed index', 'drop index users_a', 'uses it'],
  ['a removed trigger', 'drop trigger t on users; create trigger other after insert on users execute function f()', 'uses it'],
  ['what runs by itself', 'do $$ begin drop table users; end $$', 'cannot be judged'],
  ['something else', 'with a as (select 1) delete from users', 'cannot be judged'],
])('%s is not survived', (_, script, fault) => {
  expect(faultsOf(script)).toEqual([expect.stringContaining(fault)]);
});

test('a mark names the oldest program that survives, and why', () => {
  expect(survivedSince('-- survived since 0097: nothing reads it.\ndrop table t')).toBe(97);
  expect(survivedSince('create table t (a text)')).toBe(0);
  for (const mark of ['-- survived since 0097', '-- survived since 97: x', '-- it is survived since 0097: x'])
    expect(survivedSince(`${mark}\ndrop table t`)).toBeNull();
});
