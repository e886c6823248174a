import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useGrants } from '../../resources/views/access/useGrants';
import { useOffers } from '../../resources/views/access/useOffers';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { Command } from './commands';
import { askedScreen, recordScreens, screenWords } from './recordScreens';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];

/** Screens of records, for a search that names both: "planning besnard". */
export function useRecordScreens(query: string): {
  readonly commands: readonly Command[];
  readonly searching: boolean;
} {
  const registry = useRegistry();
  const { held } = useGrants();
  const offers = useOffers();
  const [language] = useLanguage();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const personId = identity && Number(identity.id);
  const sources = useMemo(
    () => held && { registry, held, offers, language, translate, personId },
    [registry, held, offers, language, translate, personId],
  );
  const known = useMemo(() => (sources ? screenWords(registry.visible, sources) : []), [registry, sources]);
  const asked = useMemo(() => askedScreen(query, known), [query, known]);
  const hits = useRecordHits(asked?.rest ?? '');
  const commands = useMemo(
    () => (asked && sources ? recordScreens(hits.commands, asked, sources) : NONE),
    [asked, sources, hits.commands],
  );
  return { commands, searching: asked !== undefined && hits.searching };
}
