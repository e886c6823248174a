import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isLongRun } from '../../../../test/support/longRun';
import { readVehicles } from '../app/readCsv';
import { createApp } from './app';
import { setTypeParsers } from './types';

const VEHICLE = { plate: 'AB-123-CD', model: 'Kangoo', state: 'used', kilometres: 1200, price: 9999.5, electric: true };

describe.runIf(isLongRun())('vehicles in plain react-admin and Express', () => {
  let base: string;
  let close: () => Promise<void>;
  let driverId: number;

  const call = async (method: string, path: string, body?: unknown, token = 'all') => {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      json: text ? JSON.parse(text) : undefined,
    };
  };
  const list = (query: Readonly<Record<string, unknown>>, token?: string) => {
    const parameters = Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return call('GET', `/vehicles?${parameters.join('&')}`, undefined, token);
  };
  const plates = (rows: readonly { readonly plate: string }[]) => rows.map(({ plate }) => plate);

  beforeAll(async () => {
    setTypeParsers();
    const admin = new Pool({ connectionString: inject('databaseUrl'), max: 1 });
    await admin.query('drop schema if exists plain_vehicles cascade; create schema plain_vehicles');
    const pool = new Pool({
      connectionString: inject('databaseUrl'),
      options: '-c search_path=plain_vehicles,public',
    });
    await pool.query(await readFile(new URL('schema.sql', import.meta.url), 'utf8'));
    await pool.query(
      `insert into accounts values ('all', '{vehicles:admin}'), ('reader', '{vehicles:read}'), ('none', '{}')`,
    );
    const { rows } = await pool.query<{ id: number }>(`insert into drivers (name) values ('Alix') returning id`);
    driverId = rows[0]?.id ?? 0;
    const server = createApp(pool).listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = async () => {
      server.close();
      await pool.end();
      await admin.query('drop schema plain_vehicles cascade');
      await admin.end();
    };
  });
  afterAll(() => close());

  it('creates, reads, changes and deletes a vehicle', async () => {
    const created = await call('POST', '/vehicles', { ...VEHICLE, driverId });
    expect(created).toMatchObject({ status: 201, json: { ...VEHICLE, driverId } });
    const path = `/vehicles/${created.json.id}`;
    expect(await call('GET', path)).toMatchObject({ status: 200, json: VEHICLE });
    expect(await call('PUT', path, { ...VEHICLE, state: 'sold' })).toMatchObject({ json: { state: 'sold' } });
    expect(await call('DELETE', path)).toMatchObject({ status: 200 });
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    expect(await call('PUT', path, VEHICLE)).toMatchObject({ status: 404 });
  });

  it('refuses what is wrong, with the field', async () => {
    const refused = async (values: object) => (await call('POST', '/vehicles', { ...VEHICLE, ...values })).json.errors;
    expect(await refused({ plate: 'abc' })).toHaveProperty('plate');
    expect(await refused({ model: '' })).toHaveProperty('model');
    expect(await refused({ model: 'x'.repeat(81) })).toHaveProperty('model');
    expect(await refused({ state: 'lost' })).toHaveProperty('state');
    expect(await refused({ bought: 'yesterday' })).toHaveProperty('bought');
    expect(await refused({ kilometres: -1 })).toHaveProperty('kilometres');
    expect(await refused({ price: 'much' })).toHaveProperty('price');
    expect(await refused({ electric: 3 })).toHaveProperty('electric');
    expect(await refused({ driverId: 999_999 })).toHaveProperty('driverId');
    expect(await refused({ colour: 'red' })).toHaveProperty('colour');
    const { json } = await call('POST', '/vehicles', VEHICLE);
    expect(await refused({})).toHaveProperty('plate');
    await call('DELETE', `/vehicles/${json.id}`);
  });

  it('lists with pages, orders, filters and words', async () => {
    const written = await call('POST', '/vehicles/import', [
      { plate: 'AA-001-AA', model: 'Zoé', state: 'used', driverId },
      { plate: 'AA-002-AA', model: 'Clio', state: 'workshop' },
      { plate: 'AA-003-AA', model: 'Clio', state: 'used' },
    ]);
    expect(written.json).toEqual({ written: 3 });
    const first = await list({ range: [0, 1], sort: ['plate', 'DESC'] });
    expect(plates(first.json)).toEqual(['AA-003-AA', 'AA-002-AA']);
    expect(first.range).toBe('vehicles 0-1/3');
    expect(plates((await list({ filter: { state: 'workshop' } })).json)).toEqual(['AA-002-AA']);
    expect(plates((await list({ filter: { driverId } })).json)).toEqual(['AA-001-AA']);
    expect(plates((await list({ filter: { q: 'clio 003' } })).json)).toEqual(['AA-003-AA']);
    expect((await list({ filter: { id: [first.json[0].id] } })).json).toHaveLength(1);
    expect((await list({ sort: ['plate; drop table vehicles', 'ASC'] })).json).toHaveLength(3);
  });

  it('keeps maintenance with its vehicle', async () => {
    const { json: vehicle } = await call('POST', '/vehicles', { ...VEHICLE, plate: 'ZZ-999-ZZ' });
    const entry = { vehicleId: vehicle.id, day: '2026-03-01', work: 'Brakes', cost: 250 };
    expect(await call('POST', '/maintenance', entry)).toMatchObject({ status: 201, json: entry });
    expect(await call('POST', '/maintenance', { ...entry, vehicleId: 999_999 })).toMatchObject({ status: 409 });
    const path = `/maintenance?filter=${encodeURIComponent(JSON.stringify({ vehicleId: vehicle.id }))}`;
    expect((await call('GET', path)).json).toHaveLength(1);
    await call('DELETE', `/vehicles/${vehicle.id}`);
    expect((await call('GET', path)).json).toEqual([]);
  });

  it('lets in by rights', async () => {
    expect((await list({}, 'nobody')).status).toBe(401);
    expect((await list({}, 'none')).status).toBe(403);
    expect((await list({}, 'reader')).status).toBe(200);
    expect((await call('POST', '/vehicles', VEHICLE, 'reader')).status).toBe(403);
    expect((await call('PUT', '/vehicles/1', VEHICLE, 'reader')).status).toBe(403);
    expect((await call('DELETE', '/vehicles/1', undefined, 'reader')).status).toBe(403);
  });

  it('imports all rows or none', async () => {
    const rows = readVehicles(
      'plate;model;state;price;electric\nBB-001-BB;"Kangoo; long";used;1 200,50;yes\nBB-2;Clio;used;;\n',
    );
    expect(rows[0]).toEqual({
      plate: 'BB-001-BB',
      model: 'Kangoo; long',
      state: 'used',
      price: 1200.5,
      electric: true,
    });
    const refused = await call('POST', '/vehicles/import', rows);
    expect(refused).toMatchObject({ status: 400, json: { refused: [{ row: 1 }] } });
    expect((await list({ filter: { q: 'BB-001' } })).json).toEqual([]);
    expect((await call('POST', '/vehicles/import', rows.slice(0, 1))).json).toEqual({ written: 1 });
  });
});
