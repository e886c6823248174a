import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { readAll } from '../../resources/views/readAll';

const NONE: ReadonlyMap<string, string> = new Map();

/** Names of functions by code, if the reader may read them: a session has only codes. */
export function useFunctionNames(): ReadonlyMap<string, string> {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['Fonctions', 'names'],
    queryFn: async () =>
      new Map((await readAll(provider, 'Fonctions')).map(({ code, libelle }) => [String(code), String(libelle)])),
  });
  return data ?? NONE;
}
