import { useState } from 'react';
import type { Comparison } from '../../../language/condition';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { useScreen } from '../../ScreenContext';
import { offeredOperators, type ComparedField } from './filterDraft';
import { FilterFields } from './FilterFields';
import { FilterValue } from './FilterValue';

export interface FieldFilterProps {
  /** The comparison to change; a new one where absent. */
  readonly initial: Comparison | undefined;
  readonly onApply: (comparison: Comparison | undefined) => void;
  /** Another field is chosen. */
  readonly onAnother?: () => void;
  readonly onClose: () => void;
  /** Of conditions on the records below: back to all of them. */
  readonly onLeave?: () => void;
  /** The collections below that may be asked about, by the name of each. */
  readonly collections?: readonly string[];
  readonly onCollection?: (name: string) => void;
}

const comparedField = (schema: ResourceSchema, field: string): ComparedField => {
  const spec = schema.fields[field];
  return spec
    ? { operators: kindOf(spec).operators(spec), isChosen: viewOf(spec).isChosen ?? false }
    : { operators: [], isChosen: false };
};

/** First the field, then its value. */
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
  const fields = schema.list.filters.filter((field) => {
    const one = schema.fields[field];
    // A record below a parent is chosen on a page that has that parent.
    const isBelowParent = one && kindOf(one).reference?.(one)?.resource.includes('{');
    return comparedField(schema, field).operators.length > 0 && !(onLeave && isBelowParent);
  });
  const begin = (field: string) =>
    setEdited({ field, operator: offeredOperators(comparedField(schema, field))[0] ?? 'equals' });
  return edited && spec ? (
    <FilterValue
      key={edited.field}
      spec={spec}
      compared={comparedField(schema, edited.field)}
      initial={edited}
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
