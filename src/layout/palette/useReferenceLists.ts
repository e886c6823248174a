import { useGetIdentity } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import type { Command } from './commands';
import type { NamedList } from './namedLists';
import { askedReferences, referenceLists, referredOf } from './referenceLists';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];

/** Named lists, filtered by a record that the search names too, or by the reader: "dossiers de Kowalski", "mes adhérents". */
export function useReferenceLists(lists: readonly NamedList[]): {
  readonly commands: readonly Command[];
  readonly searching: boolean;
} {
  const [language] = useLanguage();
  const { identity } = useGetIdentity();
  const asked = useMemo(() => askedReferences(lists, language), [lists, language]);
  const [first] = asked;
  const hits = useRecordHits(first?.rest ?? '');
  const commands = useMemo(() => {
    if (!first) return NONE;
    const own = identity && { resource: Utilisateurs.name, id: Number(identity.id), name: identity.fullName ?? '' };
    const records = first.rest === '' ? [own ?? []].flat() : referredOf(hits.commands, first.rest);
    return referenceLists(asked, records, language);
  }, [asked, first, identity, hits.commands, language]);
  return { commands, searching: hits.searching };
}
