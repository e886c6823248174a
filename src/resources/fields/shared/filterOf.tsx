import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { FunctionComponent, ReactNode } from 'react';
import type { FieldSpec } from '../../language/kind';
import { compares } from '../../language/operators';
import type { FilterProps, ValueProposals } from '../viewTypes';

export interface EditorProps<Spec extends FieldSpec = FieldSpec> {
  readonly spec: Spec;
  readonly label: string;
  /** Null if empty; an array for several. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly countOf?: ((value: string) => ReactNode) | undefined;
  readonly proposals?: ValueProposals | undefined;
}

interface Editors<Spec extends FieldSpec> {
  readonly One: FunctionComponent<EditorProps<Spec>>;
  /** For the operator `in`; its value is an array. */
  readonly Several?: FunctionComponent<EditorProps<Spec>>;
}

/** The inputs wrap if there is no room for both. */
const SIDE_BY_SIDE = { gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 9rem' } };

/**
 * Builds a kind's filter from the editor of one value: twice for a range, none for operators without a value,
 * and `Several` for lists.
 */
export function filterOf<Spec extends FieldSpec>(editors: Editors<Spec>): FunctionComponent<FilterProps<Spec>> {
  const { One, Several = One } = editors;
  return function Filter({ spec, operator, value, label, onChange, countOf, proposals }) {
    const translate = useTranslate();
    if (compares(operator, 'none')) return null;
    if (compares(operator, 'several'))
      return <Several spec={spec} label={label} value={value ?? null} onChange={onChange} countOf={countOf} />;
    if (!compares(operator, 'range'))
      return <One spec={spec} label={label} value={value ?? null} onChange={onChange} proposals={proposals} />;
    const [from = null, to = null]: readonly unknown[] = Array.isArray(value) ? value : [];
    const ends = {
      from: { label: translate('screens.inputs.from'), value: from, onChange: (next: unknown) => onChange([next, to]) },
      to: { label: translate('screens.inputs.to'), value: to, onChange: (next: unknown) => onChange([from, next]) },
    };
    return (
      <Stack direction="row" role="group" aria-label={label} sx={SIDE_BY_SIDE}>
        <One spec={spec} {...ends.from} />
        <One spec={spec} {...ends.to} />
      </Stack>
    );
  };
}
