import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Flag, GivenRight } from './accessTypes';
import { FLAGS, useFlagWords } from './useFlagWords';
import { useRights } from './useRightsAndFunctions';

/** Describes rights: `Lecture : Types de contrat`. */
export function useLevelNames() {
  const translate = useTranslate();
  const words = useFlagWords();
  const { data: rights } = useRights();
  const byId = useMemo(() => new Map((rights ?? []).map((right) => [right.id, right])), [rights]);
  return {
    nameOf: ({ droitId, flag }: GivenRight): string =>
      translate('accessPages.levelOf', { flag: words[flag].full, right: byId.get(droitId)?.libelle ?? `#${droitId}` }),
    levelsOf: (droitId: number): readonly Flag[] => byId.get(droitId)?.flags ?? FLAGS,
  };
}
