import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { absenceCommands, asksAbsences } from './absenceCommands';
import { apartFromPeriod } from './apartFromPeriod';
import type { Command } from './commands';
import { slotsOfType } from './slotsOfType';
import { useSlotTypes } from './useSlotTypes';

/** The plan with absences or one type alone; the types are loaded only if the search names absences or a time. */
export function useAskedSlots(
  query: string,
  all: readonly Command[],
): { readonly commands: readonly Command[]; readonly searching: boolean } {
  const translate = useTranslate();
  const [language] = useLanguage();
  const isTimed = useMemo(
    () => apartFromPeriod(query, { language, translate }, new Date()).period !== undefined,
    [query, language, translate],
  );
  const { types, searching } = useSlotTypes(isTimed || asksAbsences(query, language));
  const commands = useMemo(() => {
    const words = { language, translate };
    const absences = types.filter(({ compteTravail }) => compteTravail === false).map(({ id }) => Number(id));
    const labels = types.map(({ id, libelle }) => ({ id: Number(id), label: String(libelle) }));
    const absent = absenceCommands(all, query, absences, words, new Date());
    return absent.length > 0 ? absent : slotsOfType(all, query, labels, words, new Date());
  }, [all, query, types, language, translate]);
  return { commands, searching };
}
