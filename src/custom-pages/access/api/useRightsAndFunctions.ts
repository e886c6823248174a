import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { readAll } from '../../../resources/views/readAll';
import type { FunctionWithRights, Right } from './accessTypes';
import { readFunction, readRight } from './readAnswers';
import { rightInWords } from './rightInWords';
import { useMayReadFunctions } from './useAllowances';

const byCode = (a: { readonly code: string }, b: { readonly code: string }) => a.code.localeCompare(b.code);

/** Ordered by code. Names from the product are translated; those that the organisation wrote stay. */
export function useRights() {
  const provider = useDataProvider();
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  const inWords = useCallback(
    (rights: readonly Right[]) => rights.map((right) => rightInWords(right, schemas, language)),
    [schemas, language],
  );
  return useQuery({
    queryKey: ['Droits', 'access'],
    select: inWords,
    queryFn: async (): Promise<readonly Right[]> =>
      (await readAll(provider, 'Droits')).map((record) => readRight({ ...record })).sort(byCode),
  });
}

/** Every function with its rights; fetched only if the reader may read them. */
export function useFunctions() {
  const provider = useDataProvider();
  const mayRead = useMayReadFunctions();
  return useQuery({
    enabled: mayRead === true,
    queryKey: ['Fonctions', 'access'],
    queryFn: async (): Promise<readonly FunctionWithRights[]> =>
      (await readAll(provider, 'Fonctions', { filter: { IncludeDroits: true } })).map((record) =>
        readFunction({ ...record }),
      ),
  });
}
