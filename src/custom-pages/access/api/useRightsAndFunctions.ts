import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { FunctionWithRights, Right } from './accessTypes';
import { readFunction, readRight } from './readAnswers';
import { useMayReadFunctions } from './useAllowances';

/** Records of one page, as the contract's own callers ask for functions (section 7.2 of the specification). */
const PAGE = 100;

/** Reads a whole list, page by page. */
async function readAll(provider: DataProvider, resource: string, filter: object): Promise<readonly object[]> {
  const records: object[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await provider.getList(resource, { pagination: { page, perPage: PAGE }, filter });
    records.push(...data);
    if (data.length < PAGE || records.length >= (total ?? 0)) return records;
  }
}

const byCode = (a: { readonly code: string }, b: { readonly code: string }) => a.code.localeCompare(b.code);

/** Every right, in the order of their codes. */
export function useRights() {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['Droits', 'access'],
    queryFn: async (): Promise<readonly Right[]> =>
      (await readAll(provider, 'Droits', {})).map((record) => readRight({ ...record })).sort(byCode),
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
      (await readAll(provider, 'Fonctions', { IncludeDroits: true })).map((record) => readFunction({ ...record })),
  });
}
