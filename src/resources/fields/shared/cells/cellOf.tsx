import type { ReactNode } from 'react';
import { isEmptyValue } from '../../../records/validate';
import type { FieldSpec } from '../../../language/kind';
import type { CellProps } from '../../viewTypes';
import { useTranslate } from 'ra-core';

/** An em dash, with words for screen readers. */
function EmptyValue() {
  const label = useTranslate()('screens.inputs.empty');
  return (
    <span className="empty-value" role="img" aria-label={label} title={label}>
      —
    </span>
  );
}

export type FilledCellProps<Spec extends FieldSpec, Value> = CellProps<Spec, Value> & { readonly value: Value };

/**
 * Builds a kind's `cell`; empty values show a dash.
 *
 * @param draw must not use hooks; return a component if you need them
 */
export function cellOf<Spec extends FieldSpec, Value>(
  draw: (props: FilledCellProps<Spec, Value>) => ReactNode,
): (props: CellProps<Spec, Value>) => ReactNode {
  return (props) => {
    const { value } = props;
    return value === null || value === undefined || isEmptyValue(value) ? <EmptyValue /> : draw({ ...props, value });
  };
}
