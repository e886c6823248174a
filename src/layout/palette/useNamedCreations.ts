import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useGrants } from '../../resources/views/access/useGrants';
import { useRegistry } from '../../resources/views/RegistryContext';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { Command } from './commands';
import { namedCreation, namedCreations } from './namedCreation';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];

/** Creations below the record that the search names, or in its plan: "nouveau contact clinique delattre". */
export function useNamedCreations(
  query: string,
  all: readonly Command[],
): { readonly commands: readonly Command[]; readonly searching: boolean } {
  const translate = useTranslate();
  const [language] = useLanguage();
  const { held } = useGrants();
  const { identity } = useGetIdentity();
  const registry = useRegistry();
  const asked = useMemo(() => namedCreation(query, all, { language, translate }), [query, all, language, translate]);
  const hits = useRecordHits(asked?.rest ?? '');
  const commands = useMemo(() => {
    if (!asked || !held) return NONE;
    const reader = { held, personId: identity && Number(identity.id) };
    return namedCreations(asked, hits.commands, { language, translate }, ({ schema, id }) =>
      recordPlanOf(schema, Number(id), reader, registry),
    );
  }, [asked, held, identity, hits.commands, language, translate, registry]);
  return { commands, searching: asked !== undefined && hits.searching };
}
