import type { ChangeCalls } from '../../resources/changes/changes';
import { failure } from '../failures';

const unlisted = (address: string) => () => Promise.reject(failure('unlisted', address));

/** The history of an API that records none. */
export const noHistory: Pick<
  ChangeCalls,
  'revertChanges' | 'changeSets' | 'changeRows' | 'recordHistory' | 'recycleBin'
> = {
  revertChanges: unlisted('changeSets'),
  changeSets: unlisted('changeSets'),
  changeRows: unlisted('changeSets'),
  recordHistory: unlisted('history'),
  recycleBin: unlisted('recycleBin'),
};
