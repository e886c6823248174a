import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { readAll } from '../../../resources/views/readAll';
import type { FunctionWithRights, Right } from './accessTypes';
import { readFunction, readRight } from './readAnswers';
import { useMayReadFunctions } from './useAllowances';

const byCode = (a: { readonly code: string }, b: { readonly code: string }) => a.code.localeCompare(b.code);

/** Every right, in the order of their codes. */
export function useRights() {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['Droits', 'access'],
    queryFn: async (): Promise<readonly Right[]> =>
      (await readAll(provider, 'Droits')).map((record) => readRight({ ...record })).sort(byCode),
  });
}

/** Every function with the rights that it carries; asked for only where the reader may know what they give. */
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
