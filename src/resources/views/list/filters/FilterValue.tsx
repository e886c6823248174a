import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { compare, type Comparison } from '../../../language/condition';
import { kindOf } from '../../../fields/kinds';
import { optionsOf } from '../../../fields/shared/options';
import { viewOf } from '../../../fields/views';
import type { FieldSpec } from '../../../language/kind';
import { compares } from '../../../language/operators';
import { isUsable } from '../../../records/listFilter';
import { fieldKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { FilterHead } from './FilterHead';
import { ChoiceField } from './ChoiceField';
import { operatorKey } from './operatorKey';
import { useExistingValues } from './useExistingValues';
import { ValueCount } from './ValueCount';
import { fromDraft, offeredOperators, toDraft, type ComparedField } from './filterDraft';

export interface FilterValueProps {
  readonly spec: FieldSpec;
  readonly compared: ComparedField;
  readonly initial: Comparison;
  /** The list itself is filtered, so that its records can be counted. */
  readonly isCounted: boolean;
  /** Called with undefined after the last value is removed. */
  readonly onApply: (comparison: Comparison | undefined) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Each is a request for a number. */
const MOST_COUNTED = 12;

const FIRST_EDITOR = 'input, [role=combobox], button';

/** Operator and value of a filter. Choices apply at once, typed text on Enter. */
export function FilterValue({ spec, compared, initial, isCounted, onApply, onBack, onClose }: FilterValueProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [draft, setDraft] = useState(() => toDraft(initial, compared));
  const editor = useRef<HTMLDivElement>(null);
  const Value = viewOf(spec).Filter;
  const needsValue = !compares(draft.operator, 'none');
  const isAtOnce = compared.isChosen || !needsValue;
  const isReady = isUsable(schema, draft);
  const isProposed = isCounted && viewOf(spec).hasProposals === true && !compares(draft.operator, 'several');
  const values = useExistingValues(draft.field, draft.value, isProposed);
  const options = optionsOf(spec).length;
  const mayCount = isCounted && options <= MOST_COUNTED && kindOf(spec).operators(spec).includes('equals');

  useLayoutEffect(() => {
    editor.current?.querySelector<HTMLElement>(FIRST_EDITOR)?.focus();
  }, [draft.operator]);

  const choose = (next: Comparison) => {
    setDraft(next);
    if (!compared.isChosen && !compares(next.operator, 'none')) return;
    onApply(isUsable(schema, next) ? fromDraft(next, compared) : undefined);
    if (!compares(next.operator, 'several') && !compares(next.operator, 'none')) onClose();
  };
  const chooseExisting = (value: string) => {
    onApply(compare(draft.field, draft.operator === 'notEquals' ? 'notEquals' : 'equals', value));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isAtOnce) onApply(draft);
    if (isReady || isAtOnce) onClose();
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={1.5} sx={{ p: 1.5 }}>
      <FilterHead title={translate(fieldKey(schema, draft.field))} onBack={onBack} onClose={onClose} />
      <ChoiceField
        label={translate('screens.list.filters.operator')}
        value={draft.operator}
        choices={offeredOperators(compared).map((one) => ({ value: one, text: translate(operatorKey(spec, one)) }))}
        // A range or list has another shape than a single value, so the value is reset.
        onChange={(operator) =>
          compares(operator, 'none')
            ? choose({ field: draft.field, operator })
            : setDraft({ field: draft.field, operator })
        }
      />
      {needsValue && (
        <Box ref={editor}>
          <Value
            key={draft.operator}
            spec={spec}
            operator={draft.operator}
            value={draft.value}
            label={translate('screens.list.filters.value')}
            countOf={mayCount ? (value) => <ValueCount field={draft.field} value={value} /> : undefined}
            proposals={isProposed ? { values, onChoose: chooseExisting } : undefined}
            onChange={(value) => choose(compare(draft.field, draft.operator, value))}
          />
        </Box>
      )}
      {!isAtOnce && (
        <Button size="small" type="submit" variant="contained" disabled={!isReady} sx={{ alignSelf: 'flex-end' }}>
          {translate('screens.list.filters.apply')}
        </Button>
      )}
    </Stack>
  );
}
