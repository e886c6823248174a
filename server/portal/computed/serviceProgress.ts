export interface Service {
  readonly year: number | null;
  /** In its unit, for the whole year. */
  readonly planned: number | null;
  readonly unit: string | null;
}

export interface SiteShare {
  readonly siteId: number;
  readonly planned: number | null;
}

export interface Intervention {
  readonly day: string;
  readonly hours: number | null;
}

/** Hours per unit of time (a working day has 7); for other units, interventions are counted. */
const HOURS: Readonly<Record<string, number>> = { Heure: 1, DemiJournee: 3.5, Journee: 7 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

function quantityOf(interventions: readonly Intervention[], unit: string | null): number {
  const hours = unit === null ? undefined : HOURS[unit];
  return hours === undefined ? interventions.length : rounded(sum(interventions.map((one) => one.hours)) / hours);
}

/** The quantity planned for a year: the sum of the sites if any has one, else that of the service. */
function plannedOf(service: Service, shares: readonly SiteShare[], year: number): number | null {
  if (shares.some(({ planned }) => planned !== null)) return rounded(sum(shares.map(({ planned }) => planned)));
  return service.year === year ? service.planned : null;
}

/**
 * Computes the progress of a service within the year of `day`: earlier interventions are done, later ones are
 * scheduled.
 *
 * @param shares of that year
 * @param interventions of any year; an intervention of several services counts for each
 */
export function serviceProgress(
  service: Service,
  shares: readonly SiteShare[],
  interventions: readonly Intervention[],
  day: string,
) {
  const year = Number(day.slice(0, 4));
  const ofYear = interventions.filter((one) => one.day.startsWith(`${year}-`));
  const done = ofYear.filter((one) => one.day < day);
  const days = interventions.map((one) => one.day).sort();
  const planned = plannedOf(service, shares, year);
  const quantiteRealisee = quantityOf(done, service.unit);
  return {
    StartDate: day,
    annee: year,
    quantitePrevue: planned,
    quantiteRealisee,
    quantiteProgrammee: quantityOf(
      ofYear.filter((one) => one.day >= day),
      service.unit,
    ),
    quantiteRestante: planned === null ? null : Math.max(0, rounded(planned - quantiteRealisee)),
    tauxRealisation: planned ? rounded((quantiteRealisee / planned) * 100) : null,
    nombreSites: new Set(shares.map(({ siteId }) => siteId)).size,
    nombreInterventions: done.length,
    derniereDate: days.findLast((one) => one < day) ?? null,
    prochaineDate: days.find((one) => one >= day) ?? null,
  };
}
