import { lazyScreen } from '../lazyScreen';
import type { ReferencedRecordsOfProps } from './ReferencedRecordsOf';

/** Few declarations have rules over two records: its code comes with the first field that has one. */
export const ReferencedRecordsOf = lazyScreen<ReferencedRecordsOfProps>(() =>
  import('./ReferencedRecordsOf').then((module) => ({ default: module.ReferencedRecordsOf })),
);
