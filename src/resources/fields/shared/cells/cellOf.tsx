import type { ReactNode } from 'react';
import { isEmptyValue } from '../../../records/validate';
import type { FieldSpec } from '../../../language/kind';
import type { CellProps } from '../../viewTypes';
import { EmptyValue } from './EmptyValue';

/** The props of a cell that has something to show. */
export type FilledCellProps<Spec extends FieldSpec, Value> = CellProps<Spec, Value> & { readonly value: Value };

/**
 * Makes a kind's `cell` of what only knows how to show a value: without one, a dash is shown.
 *
 * @param draw without hooks: what needs some returns a component of its own
 */
export function cellOf<Spec extends FieldSpec, Value>(
  draw: (props: FilledCellProps<Spec, Value>) => ReactNode,
): (props: CellProps<Spec, Value>) => ReactNode {
  return (props) => {
    const { value } = props;
    return value === null || value === undefined || isEmptyValue(value) ? <EmptyValue /> : draw({ ...props, value });
  };
}
