import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { isLongRun } from '../support/longRun';
import { Fermetures, Reservations } from '../support/ruledResources';

let server: ApiServer;
let rooms = 0;

const room = (): string => `Salle ${(rooms += 1)}`;
const at = (hour: number): string => `2027-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

const PERIOD = [{ code: 'periodOverlap', args: { from: 'debut', to: 'fin', resource: 'Reservations' } }];

async function call(method: 'POST' | 'PUT', path: string, payload: object) {
  const response = await server.call(method, `/api/${path}`, { payload });
  return { status: response.statusCode, body: response.json<{ id: number; errors?: Record<string, string[]> }>() };
}
const reserve = (salle: string, debut: number | null, fin: number | null, more: object = {}) =>
  call('POST', 'Reservations', {
    salle,
    debut: debut === null ? null : at(debut),
    fin: fin === null ? null : at(fin),
    ...more,
  });
const change = (id: number, payload: object) => call('PUT', `Reservations/${id}`, payload);

beforeAll(async () => {
  server = await openApiServer(createRegistry([Reservations, Fermetures]));
});

describe('periods that must not overlap', () => {
  it('are refused for the same room, with the conflicting booking, and accepted elsewhere', async () => {
    const salle = room();
    expect((await reserve(salle, 9, 11)).status).toBe(201);
    const { status, body } = await reserve(salle, 10, 12);
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      debut: ['Cette période («\u00a0Début\u00a0» – «\u00a0Fin\u00a0») en recouvre une autre.'],
    });
    expect((await reserve(salle, 11, 12)).status).toBe(201);
    expect((await reserve(salle, 8, 9)).status).toBe(201);
    expect((await reserve(room(), 10, 12)).status).toBe(201);
    expect((await reserve(salle, 10, 12, { etat: 'annulee' })).status).toBe(201);
    // Without a start nothing can overlap; without an end the booking continues for ever.
    expect((await reserve(salle, null, null)).status).toBe(201);
    expect((await reserve(salle, 7, null)).status).toBe(400);
  });

  it('are checked when a record is moved, and when its condition becomes true', async () => {
    const salle = room();
    await reserve(salle, 9, 11);
    const { body: later } = await reserve(salle, 12, 13);
    const { body: cancelled } = await reserve(salle, 10, 11, { etat: 'annulee' });
    expect((await change(later.id, { debut: at(10) })).status).toBe(400);
    expect((await change(cancelled.id, { etat: 'demandee' })).status).toBe(400);
    expect((await change(later.id, { numero: 'R-1' })).status).toBe(200);
  });

  it('in days include their ends, below one parent', async () => {
    const { body: one } = await reserve(room(), 9, 10);
    const { body: other } = await reserve(room(), 9, 10);
    const close = (id: number, du: string, au: string | null) =>
      call('POST', `Reservations/${id}/fermetures`, { du, au });
    expect((await close(one.id, '2027-03-01', '2027-03-03')).status).toBe(201);
    expect((await close(one.id, '2027-03-03', '2027-03-05')).status).toBe(400);
    expect((await close(one.id, '2027-03-04', null)).status).toBe(201);
    expect((await close(one.id, '2031-01-01', '2031-01-02')).status).toBe(400);
    expect((await close(other.id, '2027-03-03', '2027-03-05')).status).toBe(201);
  });

  it('are reported alike in previews of grids and imports and when applied: the later one is refused', async () => {
    const salle = room();
    const create = (debut: number, fin: number): ChangeRequest => ({
      collection: 'Reservations',
      action: 'create',
      values: { salle, debut: at(debut), fin: at(fin) },
    });
    // The second booking is refused, so the third no longer overlaps.
    const changes = [create(9, 11), create(10, 13), create(12, 14)];
    for (const asked of [{ preview: true }, { origin: 'import' as const, mode: 'good' as const }]) {
      const { rows } = await reported(server, changes, asked);
      expect(rows.map(({ status }) => status)).toEqual(['created', 'refused', 'created']);
      expect(rows[1]).toMatchObject({ issues: { debut: PERIOD } });
    }
  });

  it('can swap in one change set', async () => {
    const salle = room();
    const { body: first } = await reserve(salle, 9, 10);
    const { body: second } = await reserve(salle, 11, 12);
    const move = (id: number, debut: number): ChangeRequest => ({
      collection: 'Reservations',
      action: 'update',
      id,
      values: { debut: at(debut), fin: at(debut + 1) },
    });
    expect(await reported(server, [move(first.id, 11), move(second.id, 9)])).toMatchObject({ applied: true });
  });

  it('never overlap, however many write at once', async () => {
    const salle = room();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => reserve(salle, 9 + (index % 2), 12)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('never overlap, whatever is written in any order', async () => {
    const hours = fc.option(fc.integer({ min: 0, max: 23 }), { nil: null, freq: 5 });
    const period = fc.record({ start: hours, end: hours, isCancelled: fc.boolean() });
    const isRight = ({ start, end }: { start: number | null; end: number | null }) =>
      start === null || end === null || start <= end;
    await fc.assert(
      fc.asyncProperty(fc.array(period.filter(isRight), { maxLength: 8 }), async (periods) => {
        const salle = room();
        const kept: { readonly start: number; readonly end: number }[] = [];
        for (const { start, end, isCancelled } of periods) {
          const own = { start: start ?? -Infinity, end: end ?? Infinity };
          const isTimed = !isCancelled && (start !== null || end !== null);
          const overlaps = isTimed && kept.some((one) => one.start < own.end && own.start < one.end);
          const { status } = await reserve(salle, start, end, isCancelled ? { etat: 'annulee' } : {});
          expect(status).toBe(overlaps ? 400 : 201);
          if (isTimed && !overlaps) kept.push(own);
        }
      }),
      { numRuns: isLongRun() ? 100 : 15 },
    );
  });
});

describe('values that are unique under a condition', () => {
  it('are refused as duplicates there, whatever their case, and accepted elsewhere', async () => {
    const salle = room();
    const confirmed = { etat: 'confirmee', numero: 'R-7' };
    expect((await reserve(salle, null, null, confirmed)).status).toBe(201);
    const { status, body } = await reserve(salle, null, null, { ...confirmed, numero: 'r-7' });
    expect(status).toBe(409);
    expect(Object.keys(body.errors ?? {})).toEqual(['salle', 'numero']);
    const { body: asked } = await reserve(salle, null, null, { numero: 'R-7' });
    expect((await change(asked.id, { etat: 'confirmee' })).status).toBe(409);
    expect((await reserve(room(), null, null, confirmed)).status).toBe(201);
    expect((await reserve(salle, null, null, { etat: 'confirmee' })).status).toBe(201);
    expect((await reserve(salle, null, null, { etat: 'confirmee' })).status).toBe(201);
  });

  it('are stored once, however many write at once', async () => {
    const salle = room();
    const confirmed = { etat: 'confirmee', numero: 'R-9' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => reserve(salle, null, null, confirmed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });
});
