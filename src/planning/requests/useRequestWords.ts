import { useGetMany } from 'ra-core';
import { useMemo } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Slot } from '../core/slot';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useFormats } from '../calendar/useFormats';
import { useStaff } from '../data/useStaff';
import { useTypes } from '../data/useTypes';
import { emptiedBy, requestLines, type RequestLine, type SlotWords } from './requestLines';
import type { PlanRequest } from './requestTypes';

const idsOf = (values: readonly unknown[]): number[] => [...new Set(values.filter((one) => typeof one === 'number'))];

/** What stands for a name that is being read: its number would be no word, and an empty line would move what follows. */
const COMING = '…';

/** Records by their ids, asked for together, and whether they are being read. */
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
  /** Who asks. */
  readonly person: string;
  /** Something that it names is still being read. */
  readonly isComing: boolean;
  readonly lines: readonly RequestLine[];
  /** The first instant that it is about, in milliseconds; undefined where nothing is known of it. */
  readonly at?: number;
}

/** What is known of the plan of the only person whose requests they are: nothing is asked for, which they may not read. */
export interface KnownPlan {
  readonly person: string;
  readonly slots: readonly Slot[];
  readonly companies: ReadonlyMap<number, string>;
}

const NONE: readonly PlanRequest[] = [];

const asRecord = ({ start, end, ...slot }: Slot): AnyRecord => ({
  ...slot,
  debut: new Date(start).toISOString(),
  fin: new Date(end).toISOString(),
});

/** Says requests in words: who, and which slot becomes what. */
export function useRequestWords(
  requests: readonly PlanRequest[],
  known?: KnownPlan,
): (request: PlanRequest) => RequestWords {
  const unknown = known ? NONE : requests;
  const formats = useFormats();
  const { data: slotTypes, isLoading: areTypesComing } = useTypes();
  // Who plans need not be allowed to read users: the plan has the names.
  const staffQuery = useStaff({ isEnabled: known === undefined });
  const { data: staff, isPending: isStaffPending } = staffQuery;
  const names = useMemo(() => new Map(staff?.items.map(({ id, name }) => [id, name])), [staff]);
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
            ? `${formats.day(dayIndexOf(start))}, ${formats.range({ start, end })}`
            : undefined,
        type:
          typeof type === 'number'
            ? (slotTypes?.types.get(type)?.libelle ?? (areTypesComing ? COMING : undefined))
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
    // Without a network nothing comes.
    const isWaiting = known === undefined && isStaffPending && staffQuery.fetchStatus !== 'paused';
    const at = typeof asked.debut === 'string' ? Date.parse(asked.debut) : undefined;
    return {
      person:
        known?.person ??
        names.get(request.utilisateurId) ??
        (person ? `${String(person.nom)} ${String(person.prenom)}` : isComing ? COMING : `#${request.utilisateurId}`),
      isComing: isWaiting || arePeopleComing || areSlotsComing || areCompaniesComing || areTypesComing,
      // What differs is known with the slot: until then, when it is about.
      lines: requestLines(request.action, slot && wordsOf(slot), wordsOf(asked), emptiedBy(request)).filter(
        ({ name }) => slot !== undefined || name === 'when' || !areSlotsComing || request.creneauId === null,
      ),
      ...(at !== undefined && { at }),
    };
  };
}
