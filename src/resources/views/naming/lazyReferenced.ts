import { lazyScreen } from '../lazyScreen';
import type { ReferencedRecordsOfProps } from './ReferencedRecordsOf';

/** Lazy, because few declarations have rules about referenced records. */
export const ReferencedRecordsOf = lazyScreen<ReferencedRecordsOfProps>(() =>
  import('./ReferencedRecordsOf').then((module) => ({ default: module.ReferencedRecordsOf })),
);
