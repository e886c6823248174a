import { beforeAll, describe, expect, it } from 'vitest';
import { openPlan, type Plan } from '../support/planServer';

let plan: Plan;

beforeAll(async () => {
  plan = await openPlan();
});

const TUESDAYS = 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4';

/** A series of four Tuesdays across the change to summer time: 16, 23 and 30 March and 6 April 2027, nine to ten. */
const made = async (salarieId: number, more: Readonly<Record<string, unknown>> = {}) => {
  const values = { debut: '2027-03-16T09:00', fin: '2027-03-16T10:00', periodicite: TUESDAYS, ...more };
  const answer = await plan.server.answer('POST', '/api/creneaux', { ...plan.slot(salarieId), ...values });
  expect(answer.status).toBe(201);
  return answer.body as unknown as {
    readonly id: number;
    readonly periodiciteId: number;
    readonly creneaux: readonly number[];
    readonly changeSetId: number;
  };
};

const addressOf = ({ periodiciteId }: { readonly periodiciteId: number }, id?: number) =>
  `/api/creneaux/${id}/periodicites/${periodiciteId}`;

const INITIAL = ['2027-03-16 09:00', '2027-03-23 09:00', '2027-03-30 09:00', '2027-04-06 09:00'];

describe('a series', () => {
  it('is created in one change set, at the same local time across daylight-saving changes, and reverted as one', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    expect(series.creneaux).toHaveLength(4);
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
    const slots = await plan.slots(salarieId);
    expect(slots.map(({ debut }) => debut)[2]).toBe('2027-03-30T07:00:00.000Z');
    expect(new Set(slots.map(({ periodiciteId }) => periodiciteId))).toEqual(new Set([series.periodiciteId]));
    const rule = await plan.server.answer('GET', addressOf(series, series.id));
    expect(rule.body.periodicite).toBe('DTSTART;TZID=Europe/Paris:20270316T090000\nRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4');
    await plan.revert(series.changeSetId);
    expect(await plan.starts(salarieId)).toEqual([]);
    expect((await plan.server.answer('GET', addressOf(series, series.id))).status).toBe(404);
  });

  it('is previewed date by date, without storing anything', async () => {
    const salarieId = await plan.person();
    const values = {
      ...plan.slot(salarieId),
      debut: '2027-03-16T09:00',
      fin: '2027-03-16T10:00',
      periodicite: TUESDAYS,
    };
    const preview = await plan.server.answer('POST', '/api/creneaux?Preview=true', values);
    expect(preview.status).toBe(200);
    expect(preview.body.applied).toBe(false);
    expect(plan.rowsOf(preview.body).map(({ status }) => status)).toEqual(Array(4).fill('created'));
    expect(await plan.starts(salarieId)).toEqual([]);
    const clash = await plan.server.made('/api/creneaux', {
      ...plan.slot(salarieId),
      debut: '2027-03-23T09:30',
      fin: '2027-03-23T12:00',
    });
    const again = await plan.server.answer('POST', '/api/creneaux?Preview=true', values);
    const overlaps = plan
      .rowsOf(again.body)
      .map(({ findings }) =>
        (findings as readonly { readonly code: string; readonly slotId?: number }[])
          .filter(({ code }) => code === 'overlap')
          .map(({ slotId }) => slotId),
      );
    expect(overlaps).toEqual([[], [clash], [], []]);
  });

  it.each([
    ['FREQ=WEEKLY', 'Une série a une fin'],
    ['FREQ=DAILY;COUNT=5000', '1000 créneaux au plus'],
    ['FREQ=MONTHLY;COUNT=90', '5 ans au plus'],
    ['tous les mardis', 'n’est pas lisible'],
  ])('is refused for %s, with an explanation', async (periodicite, said) => {
    const salarieId = await plan.person();
    const values = { ...plan.slot(salarieId), debut: '2027-03-16T09:00', fin: '2027-03-16T10:00', periodicite };
    const refused = await plan.server.answer('POST', '/api/creneaux', values);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.errors)).toContain(said);
    expect(await plan.starts(salarieId)).toEqual([]);
  });

  it('reports the months that it skips', async () => {
    const salarieId = await plan.person();
    const periodicite = 'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270630';
    await made(salarieId, { debut: '2027-01-31T09:00', fin: '2027-01-31T10:00', periodicite });
    expect(await plan.starts(salarieId)).toEqual(['2027-01-31 09:00', '2027-03-31 09:00', '2027-05-31 09:00']);
  });
});

describe('an edit of a series', () => {
  const edit = (series: Awaited<ReturnType<typeof made>>, place: number, values: Readonly<Record<string, unknown>>) =>
    plan.server.answer('PUT', addressOf(series, series.creneaux[place]), values);

  it('of one slot removes it from the series', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const edited = await edit(series, 1, { portee: 'un', debut: '2027-03-24T14:00', fin: '2027-03-24T15:00' });
    expect(edited.status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual([INITIAL[0], '2027-03-24 14:00', INITIAL[2], INITIAL[3]]);
    const rule = await plan.server.answer('GET', addressOf(series, series.id));
    expect(rule.body.periodicite).toContain('EXDATE;TZID=Europe/Paris:20270323T090000');
    expect(rule.body.creneaux).toHaveLength(3);
    await plan.revert(Number(edited.body.id));
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
  });

  it('of all slots moves each by the same time, and keeps their ids', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const edited = await edit(series, 1, {
      portee: 'tous',
      debut: '2027-03-24T08:30',
      fin: '2027-03-24T10:30',
      texte: 'A',
    });
    expect(edited.status).toBe(200);
    const expected = ['2027-03-17 08:30', '2027-03-24 08:30', '2027-03-31 08:30', '2027-04-07 08:30'];
    expect(await plan.starts(salarieId)).toEqual(expected);
    const slots = await plan.slots(salarieId);
    expect(slots.map(({ id }) => id)).toEqual(series.creneaux);
    expect(slots.every(({ texte }) => texte === 'A')).toBe(true);
    expect((await plan.server.answer('GET', addressOf(series, series.id))).body.periodicite).toContain('BYDAY=WE');
  });

  it('of this slot and the following ones makes them a new series', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const edited = await edit(series, 2, { debut: '2027-03-30T11:00', fin: '2027-03-30T12:00' });
    expect(edited.status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual([INITIAL[0], INITIAL[1], '2027-03-30 11:00', '2027-04-06 11:00']);
    const [first, , third] = await plan.slots(salarieId);
    expect(third?.periodiciteId).not.toBe(first?.periodiciteId);
    const rules = await Promise.all(
      [first, third].map((slot) =>
        plan.server.answer('GET', addressOf({ periodiciteId: Number(slot?.periodiciteId) }, slot?.id)),
      ),
    );
    expect(rules.map(({ body }) => String(body.periodicite).split('\n')[1])).toEqual([
      'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270329T215959Z',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2',
    ]);
    await plan.revert(Number(edited.body.id));
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
  });

  it('of the rule keeps the slots of remaining days', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const periodicite = 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270331';
    const preview = await plan.server.answer('PUT', `${addressOf(series, series.id)}?Preview=true`, {
      portee: 'tous',
      periodicite,
    });
    expect(plan.rowsOf(preview.body).map(({ status }) => status)).toEqual([
      'deleted',
      'unchanged',
      'unchanged',
      'unchanged',
      'created',
      'created',
    ]);
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
    expect((await edit(series, 0, { portee: 'tous', periodicite })).status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual([
      INITIAL[0],
      '2027-03-18 09:00',
      INITIAL[1],
      '2027-03-25 09:00',
      INITIAL[2],
    ]);
    const ids = (await plan.slots(salarieId)).map(({ id }) => id);
    expect([ids[0], ids[2], ids[4]]).toEqual(series.creneaux.slice(0, 3));
  });

  it('is refused if the rule does not match, after a concurrent write, and for a foreign slot', async () => {
    const salarieId = await plan.person();
    const periodicite = 'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270630';
    const series = await made(salarieId, { debut: '2027-01-31T09:00', fin: '2027-01-31T10:00', periodicite });
    const moved = await edit(series, 0, { portee: 'tous', debut: '2027-02-01T09:00', fin: '2027-02-01T10:00' });
    expect([moved.status, JSON.stringify(moved.body.errors)]).toEqual([
      400,
      expect.stringContaining('ne suit pas la règle'),
    ]);
    expect((await edit(series, 0, { portee: 'quelques' })).status).toBe(400);
    expect((await edit(series, 0, { portee: 'un', periodicite: 'FREQ=DAILY;COUNT=2' })).status).toBe(400);
    const headers = { 'if-match': '"7"' };
    const stale = await plan.server.call('PUT', addressOf(series, series.id), { headers, payload: { texte: 'B' } });
    expect(stale.statusCode).toBe(412);
    const other = await made(await plan.person());
    expect((await plan.server.answer('PUT', addressOf(other, series.id), { texte: 'B' })).status).toBe(404);
  });
});

describe('a slot of a series that was moved alone', () => {
  const put = (id: number | undefined, values: Readonly<Record<string, unknown>>) =>
    plan.server.answer('PUT', `/api/creneaux/${id}`, values);

  it('is not moved back, recreated or deleted with the series', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    await put(series.creneaux[1], { debut: '2027-03-25T14:00', fin: '2027-03-25T15:00' });
    const alone = '2027-03-25 14:00';
    expect((await plan.server.answer('GET', addressOf(series, series.creneaux[1]))).status).toBe(404);
    const rule = await plan.server.answer('GET', addressOf(series, series.id));
    expect(rule.body.creneaux).toEqual([series.creneaux[0], series.creneaux[2], series.creneaux[3]]);
    const values = { portee: 'tous', debut: '2027-03-16T11:00', fin: '2027-03-16T12:00' };
    expect((await plan.server.answer('PUT', addressOf(series, series.id), values)).status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual(['2027-03-16 11:00', alone, '2027-03-30 11:00', '2027-04-06 11:00']);
    const now = await plan.server.answer('GET', addressOf(series, series.id));
    const periodicite = String(now.body.periodicite).replace('BYDAY=TU', 'BYDAY=TH');
    const ruled = await plan.server.answer('PUT', addressOf(series, series.id), { portee: 'tous', periodicite });
    expect(ruled.status).toBe(200);
    // The Thursday series has no exception, so that day has both slots, as the preview says.
    expect(await plan.starts(salarieId)).toEqual([
      '2027-03-18 11:00',
      '2027-03-25 11:00',
      alone,
      '2027-04-01 11:00',
      '2027-04-08 11:00',
    ]);
    const [first] = await plan.slots(salarieId);
    const gone = await plan.server.answer('DELETE', `${addressOf(series, first?.id)}?Portee=tous`);
    expect(gone.status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual([alone]);
    for (const { body } of [gone, ruled]) await plan.revert(Number(body.id));
    expect(await plan.starts(salarieId)).toHaveLength(4);
  });

  it('keeps its length if the others get another time', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    await put(series.creneaux[2], { fin: '2027-03-30T12:30' });
    await plan.server.answer('PUT', addressOf(series, series.id), {
      portee: 'tous',
      debut: '2027-03-16T08:00',
      fin: '2027-03-16T09:00',
      periodicite: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
    });
    const slots = await plan.slots(salarieId);
    const minutes = slots.map(({ debut, fin }) => (Date.parse(fin) - Date.parse(debut)) / 60_000);
    expect(minutes).toEqual([60, 60, 210]);
  });
});

describe('the rule from one slot on', () => {
  it('begins with that slot, on an earlier day too, and ends after its number of dates', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const edited = await plan.server.answer('PUT', addressOf(series, series.creneaux[1]), {
      debut: '2027-03-22T09:00',
      fin: '2027-03-22T10:00',
      periodicite: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3',
    });
    expect(edited.status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual([
      INITIAL[0],
      '2027-03-22 09:00',
      '2027-03-24 09:00',
      '2027-03-29 09:00',
    ]);
    await plan.revert(Number(edited.body.id));
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
  });

  it('deletes the rule of the series when its last slot leaves it', async () => {
    const salarieId = await plan.person();
    const series = await made(salarieId, { periodicite: 'FREQ=WEEKLY;COUNT=1' });
    const edited = await plan.server.answer('PUT', addressOf(series, series.id), { portee: 'un', texte: 'Seul' });
    expect(edited.status).toBe(200);
    expect((await plan.slots(salarieId))[0]).toMatchObject({ periodiciteId: null, texte: 'Seul' });
    await plan.revert(Number(edited.body.id));
    expect((await plan.server.answer('GET', addressOf(series, series.id))).status).toBe(200);
  });
});

describe('a deletion of a series', () => {
  it.each([
    ['un', [INITIAL[0], INITIAL[2], INITIAL[3]]],
    ['suivants', [INITIAL[0]]],
    ['tous', []],
  ])('of %s is reverted as one', async (portee, left) => {
    const salarieId = await plan.person();
    const series = await made(salarieId);
    const address = `${addressOf(series, series.creneaux[1])}?Portee=${portee}`;
    const preview = await plan.server.answer('DELETE', `${address}&Preview=true`);
    expect(plan.rowsOf(preview.body)).toHaveLength(4 - left.length);
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
    const deleted = await plan.server.answer('DELETE', address);
    expect(deleted.status).toBe(200);
    expect(await plan.starts(salarieId)).toEqual(left);
    await plan.revert(Number(deleted.body.id));
    expect(await plan.starts(salarieId)).toEqual(INITIAL);
  });
});
