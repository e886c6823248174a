import { useStore, type Store } from 'ra-core';
import { DEFAULT_PAGE_SIZE } from '../../../records/listQuery';
import { PAGE_SIZES } from './pageRange';

export type PreferredPageSize = (typeof PAGE_SIZES)[number];

const isPageSize = (size: unknown): size is PreferredPageSize => PAGE_SIZES.some((one) => one === size);

const KEY = 'lists.pageSize';

/** `usePreferredPageSize` outside components. */
export function preferredPageSizeIn(store: Store): PreferredPageSize {
  const size: unknown = store.getItem(KEY, DEFAULT_PAGE_SIZE);
  return isPageSize(size) ? size : DEFAULT_PAGE_SIZE;
}

/** The person's page size, for all lists whose address sets no other. */
export function usePreferredPageSize(): readonly [PreferredPageSize, (size: PreferredPageSize) => void] {
  const [size, setSize] = useStore<PreferredPageSize>(KEY, DEFAULT_PAGE_SIZE);
  return [isPageSize(size) ? size : DEFAULT_PAGE_SIZE, setSize];
}
