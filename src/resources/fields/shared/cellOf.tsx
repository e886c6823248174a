import type { FunctionComponent } from 'react';
import { isEmptyValue } from '../../records/validate';
import type { FieldSpec } from '../../language/kind';
import type { CellProps } from '../viewTypes';
import { EmptyValue } from './EmptyValue';

/** The props of a cell that has something to show. */
export type FilledCellProps<Spec extends FieldSpec, Value> = CellProps<Spec, Value> & { readonly value: Value };

/** Makes a cell of a component that only knows how to show a value: without one, a dash is shown. */
export function cellOf<Spec extends FieldSpec, Value>(
  Filled: FunctionComponent<FilledCellProps<Spec, Value>>,
): FunctionComponent<CellProps<Spec, Value>> {
  return function Cell(props) {
    const { value } = props;
    if (value === null || value === undefined || isEmptyValue(value)) return <EmptyValue />;
    return <Filled {...props} value={value} />;
  };
}
