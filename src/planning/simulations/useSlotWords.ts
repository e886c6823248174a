import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Slot } from '../core/slot';
import { useFormats } from '../calendar/useFormats';
import { useCompanies } from '../data/useCompanies';
import { useStaff } from '../data/useStaff';
import { useTypesAlone } from '../data/useTypes';
import type { GapRow, GapWords } from './gapRows';
import { personLabel } from '../core/personLabel';

export interface GapNames {
  readonly wordsOf: (slot: Slot) => GapWords;
  readonly people: ReadonlyMap<number, string>;
  readonly companies: ReadonlyMap<number, string>;
  /** Names would be numbers; lines that get longer names move those below. */
  readonly isLoading: boolean;
}

/** Texts of slots' values, and the names of their people and companies. */
export function useSlotWords(rows: readonly GapRow[]): GapNames {
  const translate = useTranslate();
  const formats = useFormats();
  const { data: staff, isLoading: areStaffLoading } = useStaff();
  const { data: known, isLoading: areTypesLoading } = useTypesAlone();
  const lists = useMemo(
    () => [rows.flatMap(({ before, after }) => [before, after].filter((slot) => slot !== undefined))],
    [rows],
  );
  const { names: companies, isLoading: areCompaniesLoading } = useCompanies(lists);
  const people = useMemo(() => new Map((staff?.items ?? []).map((one) => [one.id, personLabel(one)])), [staff]);
  const named = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? undefined : (names.get(id) ?? `#${id}`);
  return {
    isLoading: areStaffLoading || areTypesLoading || areCompaniesLoading,
    people,
    companies,
    wordsOf(slot) {
      const company = named(companies, slot.entrepriseId);
      const type = known?.get(slot.typeCreneauId)?.libelle;
      return {
        who: named(people, slot.salarieId) ?? translate('planning.everybody'),
        when: `${formats.day(dayIndexOf(slot.start))}, ${formats.range(slot)}`,
        ...(company !== undefined && { company }),
        ...(type !== undefined && { type }),
        ...(slot.texte && { text: slot.texte }),
      };
    },
  };
}
