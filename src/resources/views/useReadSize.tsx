import { MAX_PAGE_SIZE } from '../records/listQuery';
import { useExtensions } from './ExtensionsContext';

/** Another API than ours may cut larger pages short, and the next one would then begin too late. */
const SAFE_SIZE = 100;

/** How many records a page holds when a whole list is read; `isKnown` once the API has said what it can. */
export function useReadSize(): { readonly isKnown: boolean; readonly pageSize: number } {
  const { isKnown, has } = useExtensions();
  return { isKnown, pageSize: has('pagedLists') ? MAX_PAGE_SIZE : SAFE_SIZE };
}
