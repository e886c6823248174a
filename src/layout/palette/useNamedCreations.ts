import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useGrants } from '../../resources/views/access/useGrants';
import { useRegistry } from '../../resources/views/RegistryContext';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { Command } from './commands';
import { namedCreation, namedCreations } from './namedCreation';
import { mayNameSlot, namedSlot } from './namedSlot';
import { namedKinds, type NamedKind } from './namedRecord';
import { referringRecords } from './referringRecords';
import { useRecordHits } from './useRecordHits';
import { useSlotTypes } from './useSlotTypes';

const NONE: readonly Command[] = [];
const NO_KINDS: readonly NamedKind[] = [];

const isForRecord = ({ isFor }: NamedKind): boolean => isFor;

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
  const { types, searching } = useSlotTypes(mayNameSlot(query, all, { language, translate }));
  const asked = useMemo(() => {
    const words = { language, translate };
    const labels = types.map(({ id, libelle }) => ({ id: Number(id), label: String(libelle) }));
    const slot = namedSlot(query, all, labels, words, new Date());
    return slot ? { belows: [], inPlan: slot.command, rest: slot.rest } : namedCreation(query, all, words);
  }, [query, all, types, language, translate]);
  const kinds = useMemo(
    () =>
      asked ? NO_KINDS : namedKinds(query, all, { schemas: registry.visible, language, translate }).filter(isForRecord),
    [asked, query, all, registry, language, translate],
  );
  const sought = asked?.rest ?? kinds[0]?.name ?? '';
  const hits = useRecordHits(sought);
  const commands = useMemo(() => {
    if (!asked) return kinds.length > 0 ? referringRecords(kinds, hits.commands, language) : NONE;
    if (!held) return NONE;
    // A slot without a person, which its form asks for.
    if (asked.rest === '' && asked.inPlan) return [asked.inPlan];
    const reader = { held, personId: identity && Number(identity.id) };
    return namedCreations(asked, hits.commands, { language, translate }, ({ schema, id }) =>
      recordPlanOf(schema, Number(id), reader, registry),
    );
  }, [asked, kinds, held, identity, hits.commands, language, translate, registry]);
  return { commands, searching: searching || (sought !== '' && hits.searching) };
}
