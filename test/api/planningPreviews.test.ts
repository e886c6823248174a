import { expect, it } from 'vitest';
import { openPlan } from '../support/planServer';

it('the preview shows the time and person of each refused slot', async () => {
  const plan = await openPlan();
  const post = (url: string, body: object) => plan.server.answer('POST', url, body);
  const [one, other] = [await plan.person(), await plan.person()];
  const values = { ...plan.slot(one), debut: '2027-03-26T09:00', fin: '2027-03-26T11:00' };
  const id = await plan.server.made('/api/creneaux', values);
  const month = `/api/Utilisateurs/${other}/validationsPlannings/04-2027`;
  expect((await plan.server.answer('PUT', month, { etat: 'Acceptee' })).status).toBe(200);
  const body = { dates: ['2027-03-29', '2027-04-01'], salariesIds: [other] };
  const preview = await post(`/api/creneaux/${id}/Duplications?Preview=true`, body);
  const [good, refused] = plan.rowsOf(preview.body);
  expect(good).toMatchObject({ status: 'created' });
  expect(refused).toMatchObject({ status: 'refused', after: { salarieId: other, debut: '2027-04-01T07:00:00.000Z' } });
  // The sentence says what it is about, without the label of a field before it.
  expect(refused).toMatchObject({ message: expect.stringMatching(/^Le mois 04\/2027 est validé/) });

  expect(
    (await plan.server.answer('PUT', month.replace(`${other}`, `${one}`).replace('04', '03'), { etat: 'Acceptee' }))
      .status,
  ).toBe(200);
  const period = { debut: '2027-03-01', fin: '2027-03-31', salariesIds: [one] };
  const removal = await post('/api/PlanningsUtils/DeleteCreneauxPeriode?Preview=true', period);
  expect(plan.rowsOf(removal.body)).toMatchObject([
    { status: 'refused', id, before: { salarieId: one, debut: '2027-03-26T08:00:00.000Z' } },
  ]);
});

it('the preview gives no ids to unsaved slots, even if two of them overlap', async () => {
  const plan = await openPlan();
  const one = await plan.person();
  const values = { ...plan.slot(one), debut: '2027-03-26T09:00', fin: '2027-03-26T11:00' };
  const id = await plan.server.made('/api/creneaux', values);
  const later = { ...values, debut: '2027-03-26T10:00', fin: '2027-03-26T12:00' };
  const { status, body } = await plan.server.answer('POST', '/api/planning/verifications', {
    creneaux: [later, { ...later, debut: '2027-03-26T11:00' }],
  });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { findings: [{ code: 'overlap', slotId: id }, { code: 'overlap' }] },
    { findings: [{ code: 'overlap' }] },
  ]);
  expect(JSON.stringify(body.items)).not.toContain('"slotId":-');
});
