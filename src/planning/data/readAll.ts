import type { DataProvider } from 'ra-core';
import type { AnyRecord } from '../../resources/types';

const PAGE = 100;
/** More than any such list has. */
const MOST = 5000;

/** Reads a whole list of the declarations, page by page. @throws {HttpError} */
export async function readAll(
  provider: DataProvider,
  resource: string,
  signal?: AbortSignal,
  filter: object = {},
): Promise<readonly AnyRecord[]> {
  const records: AnyRecord[] = [];
  for (let page = 1; records.length < MOST; page += 1) {
    const { data, total } = await provider.getList<AnyRecord>(resource, {
      pagination: { page, perPage: PAGE },
      filter,
      ...(signal && { signal }),
    });
    records.push(...data);
    if (data.length === 0 || records.length >= (total ?? 0)) break;
  }
  return records;
}
