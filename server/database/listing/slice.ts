import type { Page } from '../../../src/resources/records/listQuery';
import type { StoredRecord } from '../reading/records';

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

const MAX_UNPAGED = 10_000;

/** @param page from 1; without page and size, everything up to MAX_UNPAGED */
export function sliceOf(
  { page, pageSize }: { readonly page?: number; readonly pageSize?: number },
  defaultSize: number,
): Slice {
  if (page === undefined && pageSize === undefined) return { offset: 0, limit: MAX_UNPAGED };
  const limit = pageSize ?? defaultSize;
  return { offset: ((page ?? 1) - 1) * limit, limit };
}

export type RecordPage = Page<StoredRecord>;
