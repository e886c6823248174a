import { describe, expect, it } from 'vitest';
import { serviceProgress, type Intervention, type Service } from './serviceProgress';

const DAY = '2026-06-15';

const service = (more: Partial<Service> = {}): Service => ({ year: 2026, planned: 12, unit: 'Heure', ...more });

const interventions: readonly Intervention[] = [
  { day: '2026-09-03', hours: 2 },
  { day: '2025-11-20', hours: 8 },
  { day: '2026-01-10', hours: 3.5 },
  { day: '2026-06-14', hours: 1.25 },
  { day: '2027-01-05', hours: 4 },
];

describe('the progress of a service', () => {
  it('counts the services of the year before the day, and those scheduled from then on', () => {
    expect(serviceProgress(service(), [], interventions, DAY)).toEqual({
      StartDate: DAY,
      annee: 2026,
      quantitePrevue: 12,
      quantiteRealisee: 4.75,
      quantiteProgrammee: 2,
      quantiteRestante: 7.25,
      tauxRealisation: 39.58,
      nombreSites: 0,
      nombreInterventions: 2,
      derniereDate: '2026-06-14',
      prochaineDate: '2026-09-03',
    });
  });

  it('counts an intervention of the day itself as scheduled', () => {
    const progress = serviceProgress(service(), [], [{ day: DAY, hours: 2 }], DAY);
    expect(progress).toMatchObject({
      quantiteRealisee: 0,
      quantiteProgrammee: 2,
      prochaineDate: DAY,
      derniereDate: null,
    });
  });

  it('finds the last and the next date beyond the year', () => {
    const dates = (day: string) => {
      const { derniereDate, prochaineDate } = serviceProgress(service(), [], interventions, day);
      return [derniereDate, prochaineDate];
    };
    expect(dates('2026-01-01')).toEqual(['2025-11-20', '2026-01-10']);
    expect(dates('2026-12-01')).toEqual(['2026-09-03', '2027-01-05']);
    expect(dates('2028-01-01')).toEqual(['2027-01-05', null]);
  });

  it.each([
    ['DemiJournee', 1.36],
    ['Journee', 0.68],
    ['Intervention', 2],
    [null, 2],
  ])('counts in the unit %s', (unit, quantiteRealisee) => {
    expect(serviceProgress(service({ unit }), [], interventions, DAY)).toMatchObject({ quantiteRealisee });
  });

  it('counts an intervention without a duration as one, with no time', () => {
    const one = [{ day: '2026-02-01', hours: null }];
    expect(serviceProgress(service(), [], one, DAY)).toMatchObject({ quantiteRealisee: 0, nombreInterventions: 1 });
    expect(serviceProgress(service({ unit: 'Intervention' }), [], one, DAY).quantiteRealisee).toBe(1);
  });

  it("uses the sites' planned amounts, if there are any", () => {
    const shares = [
      { siteId: 4, planned: 10 },
      { siteId: 5, planned: null },
      { siteId: 4, planned: 2.5 },
    ];
    expect(serviceProgress(service(), shares, [], DAY)).toMatchObject({ quantitePrevue: 12.5, nombreSites: 2 });
    const silent = [{ siteId: 5, planned: null }];
    expect(serviceProgress(service(), silent, [], DAY)).toMatchObject({ quantitePrevue: 12, nombreSites: 1 });
  });

  it("plans nothing outside the service's year", () => {
    expect(serviceProgress(service({ year: 2025 }), [], interventions, DAY)).toMatchObject({
      quantitePrevue: null,
      quantiteRestante: null,
      tauxRealisation: null,
    });
  });

  it('has no negative remainder', () => {
    expect(serviceProgress(service({ planned: 2 }), [], interventions, DAY)).toMatchObject({
      quantiteRestante: 0,
      tauxRealisation: 237.5,
    });
  });
});
