import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { useGrants } from '../../resources/views/access/useGrants';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useMenu } from '../menu/useMenu';
import type { Command } from './commands';
import { askedReferences, referenceLists, referredOf, type AskedReferences } from './referenceLists';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];
const NOTHING: readonly AskedReferences[] = [];

/** Lists filtered by a record that the search names too, or by the reader: "dossiers de Kowalski", "mes adhérents". */
export function useReferenceLists(query: string): {
  readonly commands: readonly Command[];
  readonly searching: boolean;
} {
  const menu = useMenu();
  const registry = useRegistry();
  const { held } = useGrants();
  const [language] = useLanguage();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const asked = useMemo(
    () =>
      menu && held && query.trim() !== ''
        ? askedReferences(query, { menu, schemas: registry.visible, held, language, translate }, new Date())
        : NOTHING,
    [query, menu, registry, held, language, translate],
  );
  const hits = useRecordHits(asked[0]?.rest ?? '');
  const commands = useMemo(() => {
    if (asked.length === 0) return NONE;
    const isOwn = asked[0]?.rest === '';
    const own = identity && { resource: Utilisateurs.name, id: Number(identity.id), name: identity.fullName ?? '' };
    return referenceLists(
      asked,
      isOwn ? (own ? [own] : []) : referredOf(hits.commands, asked[0]?.rest ?? ''),
      language,
    );
  }, [asked, identity, hits.commands, language]);
  return { commands, searching: hits.searching };
}
