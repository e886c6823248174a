import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Comparison } from '../../../language/condition';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { offeredOperators, type ComparedField } from './filterDraft';
import { FilterFields } from './FilterFields';
import { FilterValue } from './FilterValue';

export interface FilterPopoverProps {
  readonly anchor: HTMLElement;
  /** The filter to change; a new one where absent. */
  readonly initial?: Comparison | undefined;
  /** Called with each change of what narrows the list; undefined where the last value was taken away. */
  readonly onApply: (comparison: Comparison | undefined) => void;
  /** Another field is chosen: of a new filter a further one begins, a changed one is about that field then. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const comparedField = (schema: ResourceSchema, field: string): ComparedField => {
  const spec = schema.fields[field];
  return spec
    ? { operators: kindOf(spec).operators(spec), isChosen: viewOf(spec).isChosen ?? false }
    : { operators: [], isChosen: false };
};

/** The panel in which a filter is made: first the field, then its value, in three presses. */
export function FilterPopover({ anchor, initial, onApply, onAnother, onClose }: FilterPopoverProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const fields = schema.list.filters.filter((field) => comparedField(schema, field).operators.length > 0);
  const [edited, setEdited] = useState(initial);
  const [current, setCurrent] = useState<string>();
  const spec = edited && schema.fields[edited.field];
  const begin = (field: string) =>
    setEdited({ field, operator: offeredOperators(comparedField(schema, field))[0] ?? 'equals' });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('screens.list.filters.dialog'),
          sx: { width: 320, maxWidth: '95vw' },
        },
      }}
    >
      {edited && spec ? (
        <FilterValue
          key={edited.field}
          spec={spec}
          compared={comparedField(schema, edited.field)}
          initial={edited}
          onApply={onApply}
          onBack={() => {
            setCurrent(edited.field);
            setEdited(undefined);
            onAnother();
          }}
          onClose={onClose}
        />
      ) : (
        <FilterFields fields={fields} current={current} onChoose={begin} />
      )}
    </Popover>
  );
}
