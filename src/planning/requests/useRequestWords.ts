import { useGetMany } from 'ra-core';
import { useMemo } from 'react';
import { useIsNarrow } from '../../resources/views/page/useIsNarrow';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Slot } from '../core/slot';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useFormats } from '../calendar/useFormats';
import { useStaff } from '../data/useStaff';
import { useTypesAlone } from '../data/useTypes';
import { emptiedBy, requestLines, type RequestLine, type SlotWords } from './requestLines';
import type { PlanRequest } from './requestTypes';
import { personLabel } from '../core/personLabel';

const idsOf = (values: readonly unknown[]): number[] => [...new Set(values.filter((one) => typeof one === 'number'))];

/** Shown while a name loads: an id would mean nothing, and an empty line would change the height. */
const COMING = '…';

/** Fetches records by id in one request. */
function useRecords(
  resource: string,
  values: readonly unknown[],
): readonly [records: ReadonlyMap<number, AnyRecord>, isReading: boolean] {
  const ids = idsOf(values);
  const { data, isLoading } = useGetMany<AnyRecord>(resource, { ids }, { enabled: ids.length > 0, retry: false });
  const records = useMemo(() => new Map((data ?? []).flatMap((one) => (one ? [[Number(one.id), one]] : []))), [data]);
  return [records, isLoading];
}

export interface RequestWords {
  /** Name of the person who made the request. */
  readonly person: string;
  /** A referenced record is still loading. */
  readonly isComing: boolean;
  readonly lines: readonly RequestLine[];
  /** Start of the change in milliseconds; undefined if not known. */
  readonly at?: number;
}

/** The loaded plan of the only person concerned, who may lack the right to fetch referenced records. */
export interface KnownPlan {
  readonly person: string;
  readonly slots: readonly Slot[];
  readonly companies: ReadonlyMap<number, string>;
}

const NONE: readonly PlanRequest[] = [];

/** Days whose year goes without saying. */
const NEAR = 180;

const asRecord = ({ start, end, ...slot }: Slot): AnyRecord => ({
  ...slot,
  debut: new Date(start).toISOString(),
  fin: new Date(end).toISOString(),
});

/** Describes requests: who asks, and which slot changes how. */
export function useRequestWords(
  requests: readonly PlanRequest[],
  known?: KnownPlan,
): (request: PlanRequest) => RequestWords {
  const unknown = known ? NONE : requests;
  const formats = useFormats();
  // On a phone the day and its times take one line, without the year of a day that is near.
  const isNarrow = useIsNarrow();
  const today = dayIndexOf(Date.now());
  const dayOf = (day: number) => {
    if (!isNarrow) return formats.day(day);
    return Math.abs(day - today) < NEAR ? formats.dayOfMonth(day) : formats.wholeDay(day);
  };
  const { data: slotTypes, isLoading: areTypesComing } = useTypesAlone();
  // Planners may lack the right to list users; the staff of the plan has their names.
  const staffQuery = useStaff({ isEnabled: known === undefined });
  const { data: staff, isPending: isStaffPending } = staffQuery;
  const names = useMemo(() => new Map(staff?.items.map((one) => [one.id, personLabel(one)])), [staff]);
  const [people, arePeopleComing] = useRecords(
    'Utilisateurs',
    staff ? unknown.map(({ utilisateurId }) => utilisateurId).filter((id) => !names.has(id)) : NONE,
  );
  const [slots, areSlotsComing] = useRecords(
    'creneaux',
    unknown.map(({ creneauId }) => creneauId),
  );
  const [companies, areCompaniesComing] = useRecords('Entreprises', [
    ...unknown.map(({ entrepriseId }) => entrepriseId),
    ...[...slots.values()].map(({ entrepriseId }) => entrepriseId),
  ]);
  return (request) => {
    const own = known?.slots.find(({ id }) => id === request.creneauId);
    const stored = request.creneauId === null ? undefined : slots.get(request.creneauId);
    const slot = own ? asRecord(own) : stored;
    const wordsOf = (of: Readonly<Record<string, unknown>>): SlotWords => {
      const [debut, fin, type, company, texte] = [of.debut, of.fin, of.typeCreneauId, of.entrepriseId, of.texte];
      const start = typeof debut === 'string' ? Date.parse(debut) : undefined;
      const end = typeof fin === 'string' ? Date.parse(fin) : undefined;
      const words = {
        when:
          start !== undefined && end !== undefined
            ? `${dayOf(dayIndexOf(start))}, ${formats.range({ start, end })}`
            : undefined,
        type:
          typeof type === 'number'
            ? (slotTypes?.get(type)?.libelle ?? (areTypesComing ? COMING : undefined))
            : undefined,
        company:
          typeof company === 'number'
            ? (known?.companies.get(company) ??
              String(companies.get(company)?.nom ?? (areCompaniesComing ? COMING : `#${company}`)))
            : undefined,
        text: typeof texte === 'string' && texte !== '' ? texte : undefined,
      };
      return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
    };
    const asked = {
      ...request,
      debut: request.debut ?? slot?.debut,
      fin: request.fin ?? slot?.fin,
    };
    const person = people.get(request.utilisateurId);
    const isComing = isStaffPending || arePeopleComing;
    // Offline, nothing will arrive.
    const isWaiting = known === undefined && isStaffPending && staffQuery.fetchStatus !== 'paused';
    const at = typeof asked.debut === 'string' ? Date.parse(asked.debut) : undefined;
    return {
      person:
        known?.person ??
        names.get(request.utilisateurId) ??
        (person ? `${String(person.nom)} ${String(person.prenom)}` : isComing ? COMING : `#${request.utilisateurId}`),
      isComing: isWaiting || arePeopleComing || areSlotsComing || areCompaniesComing || areTypesComing,
      // Differences are known only once the slot is loaded; until then show the times.
      lines: requestLines(request.action, slot && wordsOf(slot), wordsOf(asked), emptiedBy(request)).filter(
        ({ name }) => slot !== undefined || name === 'when' || !areSlotsComing || request.creneauId === null,
      ),
      ...(at !== undefined && { at }),
    };
  };
}
