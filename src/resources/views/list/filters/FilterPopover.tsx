import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import type { Comparison } from '../../../language/condition';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { fieldKey } from '../../../registry/translationKeys';
import { isUsable } from '../../../records/listFilter';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { ChoiceField } from './ChoiceField';

export interface FilterPopoverProps {
  readonly anchor: HTMLElement;
  /** The filter to change; a new one where absent. */
  readonly initial?: Comparison | undefined;
  readonly onApply: (comparison: Comparison) => void;
  readonly onClose: () => void;
}

const operatorsOf = (schema: ResourceSchema, field: string) => {
  const spec = schema.fields[field];
  return spec ? kindOf(spec).operators(spec) : [];
};

/** A comparison of the field with nothing yet, by its kind's first operator. */
const blank = (schema: ResourceSchema, field: string): Comparison => ({
  field,
  operator: operatorsOf(schema, field)[0] ?? 'equals',
});

/** The panel in which a filter is made: field, comparison, value. */
export function FilterPopover({ anchor, initial, onApply, onClose }: FilterPopoverProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const fields = schema.list.filters.filter((field) => operatorsOf(schema, field).length > 0);
  const [draft, setDraft] = useState<Comparison>(initial ?? blank(schema, fields[0] ?? ''));
  const spec = schema.fields[draft.field];
  const Value = spec && viewOf(spec).Filter;
  const needsValue = draft.operator !== 'isEmpty' && draft.operator !== 'isNotEmpty';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUsable(schema, draft)) onApply(draft);
  };
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
          sx: { width: 340, maxWidth: '95vw' },
        },
      }}
    >
      <Stack component="form" onSubmit={submit} spacing={1.5} sx={{ p: 2 }}>
        <ChoiceField
          label={translate('screens.list.filters.field')}
          value={draft.field}
          choices={fields.map((field) => ({ value: field, text: translate(fieldKey(schema, field)) }))}
          onChange={(field) => setDraft(blank(schema, field))}
        />
        <ChoiceField
          label={translate('screens.list.filters.operator')}
          value={draft.operator}
          choices={operatorsOf(schema, draft.field).map((one) => ({
            value: one,
            text: translate(`screens.operators.${one}`),
          }))}
          // A range or a list is another shape than a single value: a change of operator starts with none.
          onChange={(operator) => setDraft({ field: draft.field, operator })}
        />
        {spec && Value && needsValue && (
          <Value
            key={`${draft.field} ${draft.operator}`}
            spec={spec}
            operator={draft.operator}
            value={draft.value}
            label={translate('screens.list.filters.value')}
            onChange={(value) => setDraft({ ...draft, value })}
          />
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button size="small" color="inherit" onClick={onClose}>
            {translate('screens.page.cancel')}
          </Button>
          <Button size="small" type="submit" variant="contained" disabled={!isUsable(schema, draft)}>
            {translate('screens.list.filters.apply')}
          </Button>
        </Box>
      </Stack>
    </Popover>
  );
}
