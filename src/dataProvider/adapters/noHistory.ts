import type { ChangeCalls } from '../../resources/changes/changes';
import { failure } from '../failures';

const unlisted = (address: string) => () => Promise.reject(failure('unlisted', address));

const none = () => Promise.resolve({ items: [], totalCount: 0 });

/** Empty history, for an API that records none. */
export const noHistory: Pick<
  ChangeCalls,
  'revertChanges' | 'changeSets' | 'changeRows' | 'recordHistory' | 'recycleBin'
> = {
  revertChanges: unlisted('changeSets'),
  changeSets: none,
  changeRows: unlisted('changeSets'),
  recordHistory: none,
  recycleBin: unlisted('recycleBin'),
};
