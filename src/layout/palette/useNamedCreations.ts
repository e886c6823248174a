import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import type { Command } from './commands';
import { namedCreation, namedCreations } from './namedCreation';
import { useRecordHits } from './useRecordHits';

const NONE: readonly Command[] = [];

/** Creations below the record that the search names: "nouveau contact clinique delattre". */
export function useNamedCreations(
  query: string,
  all: readonly Command[],
): { readonly commands: readonly Command[]; readonly searching: boolean } {
  const translate = useTranslate();
  const [language] = useLanguage();
  const asked = useMemo(() => namedCreation(query, all, { language, translate }), [query, all, language, translate]);
  const hits = useRecordHits(asked?.rest ?? '');
  const commands = useMemo(
    () => (asked ? namedCreations(asked, hits.commands, { language, translate }) : NONE),
    [asked, hits.commands, language, translate],
  );
  return { commands, searching: asked !== undefined && hits.searching };
}
