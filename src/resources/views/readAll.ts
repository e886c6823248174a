import type { DataProvider } from 'ra-core';
import type { AnyRecord } from '../language/resourceSchema';

/** Page size; the contract's own clients use it for functions (section 7.2 of the specification). */
const PAGE = 100;

interface WholeList {
  readonly filter?: object;
  readonly signal?: AbortSignal | undefined;
}

/** Fetches a whole list page by page. @throws {HttpError} */
export async function readAll(
  provider: DataProvider,
  resource: string,
  { filter = {}, signal }: WholeList = {},
): Promise<readonly AnyRecord[]> {
  const records: AnyRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await provider.getList<AnyRecord>(resource, {
      pagination: { page, perPage: PAGE },
      filter,
      ...(signal && { signal }),
    });
    records.push(...data);
    if (data.length === 0 || records.length >= (total ?? 0)) return records;
  }
}
