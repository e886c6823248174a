import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { TypesCreneau } from '../../resources/schemas/typesCreneau';
import { absenceCommands, asksAbsences } from './absenceCommands';
import type { Command } from './commands';

/** An organisation has about ten. */
const MOST_TYPES = 100;

const NO_TYPES: readonly number[] = [];

/** The plan with absences alone; which types are absences is asked for only if the search names them. */
export function useAbsences(query: string, all: readonly Command[]): readonly Command[] {
  const provider = useDataProvider();
  const translate = useTranslate();
  const [language] = useLanguage();
  const { data: types = NO_TYPES } = useQuery({
    queryKey: ['palette', 'absences'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<AnyRecord>(TypesCreneau.name, {
          pagination: { page: 1, perPage: MOST_TYPES },
          sort: { ...TypesCreneau.list.sort },
          filter: {},
          signal,
        })
      ).data
        .filter(({ compteTravail }) => compteTravail === false)
        .map(({ id }) => Number(id)),
    enabled: asksAbsences(query, language),
  });
  return useMemo(
    () => absenceCommands(all, query, types, { language, translate }, new Date()),
    [all, query, types, language, translate],
  );
}
