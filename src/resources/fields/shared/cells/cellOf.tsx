import type { ReactNode } from 'react';
import { isEmptyValue } from '../../../records/validate';
import type { FieldSpec } from '../../../language/kind';
import type { CellProps } from '../../viewTypes';
import { useTranslate } from 'ra-core';

/** What stands where a record has no value: an em dash to the eye, words to assistive technology. */
function EmptyValue() {
  const label = useTranslate()('screens.inputs.empty');
  return (
    <span className="empty-value" role="img" aria-label={label} title={label}>
      —
    </span>
  );
}

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
