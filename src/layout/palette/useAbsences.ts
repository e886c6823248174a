import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { absenceCommands, asksAbsences } from './absenceCommands';
import type { Command } from './commands';
import { useSlotTypes } from './useSlotTypes';

/** The plan with absences alone; which types are absences is asked for only if the search names them. */
export function useAbsences(query: string, all: readonly Command[]): readonly Command[] {
  const translate = useTranslate();
  const [language] = useLanguage();
  const types = useSlotTypes(asksAbsences(query, language));
  return useMemo(() => {
    const absences = types.filter(({ compteTravail }) => compteTravail === false).map(({ id }) => Number(id));
    return absenceCommands(all, query, absences, { language, translate }, new Date());
  }, [all, query, types, language, translate]);
}
