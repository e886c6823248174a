import { expect, it } from 'vitest';
import { ownReports } from './ownReports';

it('lists the enabled reports assigned to the person, with a valid address', () => {
  const report = (id: number, more = {}) => ({
    id,
    nom: `Rapport ${id}`,
    url: `https://bi.example/${id}`,
    actif: true,
    ...more,
  });
  const reports = [report(1), report(2), report(3, { actif: false }), report(4, { url: 'javascript:alert(1)' })];
  const accesses = [
    ...[1, 3, 4].map((rapportId) => ({ utilisateurId: 7, rapportId })),
    { utilisateurId: 8, rapportId: 2 },
  ];
  expect(ownReports(reports, accesses, 7).map(({ id }) => id)).toEqual([1]);
  expect(ownReports(reports, accesses, 8).map(({ id }) => id)).toEqual([2]);
});
