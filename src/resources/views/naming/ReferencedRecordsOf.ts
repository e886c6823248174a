import type { ReactNode } from 'react';
import type { FieldSpec } from '../../language/kind';
import type { Values } from '../../language/values';
import type { ReferencedRecords } from '../../records/holds';
import { useReferencedRecords } from './useReferencedRecords';

export interface ReferencedRecordsOfProps {
  /** The fields whose rules ask for other records. */
  readonly specs: readonly FieldSpec[];
  /** The record that points at them. */
  readonly values: Values;
  readonly children: (referenced: ReferencedRecords) => ReactNode;
}

/** Reads the records that rules of fields ask for. */
export const ReferencedRecordsOf = ({ specs, values, children }: ReferencedRecordsOfProps) =>
  children(useReferencedRecords(specs, values));
