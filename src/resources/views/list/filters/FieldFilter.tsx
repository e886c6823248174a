import { useState } from 'react';
import type { Comparison } from '../../../language/condition';
import { kindOf } from '../../../fields/kinds';
import { filterFields } from '../../../records/filterFields';
import { useScreen } from '../../ScreenContext';
import { beginComparison, comparedField } from './beginComparison';
import { FilterFields } from './FilterFields';
import { FilterValue } from './FilterValue';

export interface FieldFilterProps {
  readonly initial: Comparison | undefined;
  readonly onApply: (comparison: Comparison | undefined) => void;
  readonly onAnother?: () => void;
  readonly onClose: () => void;
  readonly onLeave?: () => void;
  readonly collections?: readonly string[];
  readonly onCollection?: (name: string) => void;
}

export function FieldFilter({
  initial,
  onApply,
  onAnother,
  onClose,
  onLeave,
  collections,
  onCollection,
}: FieldFilterProps) {
  const { schema } = useScreen();
  const [edited, setEdited] = useState(initial);
  const [current, setCurrent] = useState<string>();
  const spec = edited && schema.fields[edited.field];
  const fields = filterFields(schema).filter((field) => {
    const one = schema.fields[field];
    // A nested record can only be picked on a page of its parent.
    const isBelowParent = one && kindOf(one).reference?.(one)?.resource.includes('{');
    return comparedField(schema, field).operators.length > 0 && !(onLeave && isBelowParent);
  });
  const begin = (field: string) => setEdited(beginComparison(schema, field));
  return edited && spec ? (
    <FilterValue
      key={edited.field}
      spec={spec}
      compared={comparedField(schema, edited.field)}
      initial={edited}
      isCounted={onLeave === undefined}
      onApply={onApply}
      onBack={() => {
        setCurrent(edited.field);
        setEdited(undefined);
        onAnother?.();
      }}
      onClose={onClose}
    />
  ) : (
    <FilterFields
      fields={fields}
      current={current}
      onChoose={begin}
      onLeave={onLeave}
      collections={collections}
      onCollection={onCollection}
    />
  );
}
