import type { ReactNode } from 'react';
import type { FieldSpec } from '../../language/kind';
import type { Values } from '../../language/values';
import type { ReferencedRecords } from '../../records/holds';
import { useReferencedRecords } from './useReferencedRecords';

export interface ReferencedRecordsOfProps {
  readonly specs: readonly FieldSpec[];
  readonly values: Values;
  readonly children: (referenced: ReferencedRecords) => ReactNode;
}

/** Render prop around `useReferencedRecords`, which can be loaded lazily. */
export const ReferencedRecordsOf = ({ specs, values, children }: ReferencedRecordsOfProps) =>
  children(useReferencedRecords(specs, values));
