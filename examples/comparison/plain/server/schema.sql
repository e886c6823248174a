create extension if not exists pg_trgm;

create table drivers (
  id bigint generated always as identity primary key,
  name text not null
);

create table accounts (
  token text primary key,
  rights text[] not null default '{}'
);

create table vehicles (
  id bigint generated always as identity primary key,
  plate text not null unique check (plate ~ '^[A-Z]{2}-[0-9]{3}-[A-Z]{2}$'),
  model text not null check (length(model) between 1 and 80),
  state text not null check (state in ('used', 'workshop', 'sold')),
  bought date,
  kilometres integer check (kilometres >= 0),
  price numeric(12, 2),
  electric boolean,
  "driverId" bigint references drivers (id)
);
create index on vehicles (model);
create index on vehicles (state);
create index on vehicles (bought);
create index on vehicles (kilometres);
create index on vehicles (price);
create index on vehicles ("driverId");
create index on vehicles using gin ((plate || ' ' || model) gin_trgm_ops);

create table maintenance (
  id bigint generated always as identity primary key,
  "vehicleId" bigint not null references vehicles (id) on delete cascade,
  day date not null,
  work text not null check (work <> ''),
  cost numeric(12, 2)
);
create index on maintenance ("vehicleId", day);
