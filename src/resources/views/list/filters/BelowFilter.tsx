import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isComparison, type BelowCondition, type Comparison, type Condition } from '../../../language/condition';
import { isUsableBelow, type FilterPart } from '../../../records/listFilter';
import { useCollectionName } from '../../nested/useCollectionName';
import { useRegistry } from '../../RegistryContext';
import { ScreenProvider, useScreen } from '../../ScreenContext';
import { partsOf, withParts } from './belowParts';
import { ChoiceField } from './ChoiceField';
import { FilterHead } from './FilterHead';
import { FieldFilter } from './FieldFilter';
import { FilterChip } from './FilterChip';

export interface BelowFilterProps {
  readonly initial: BelowCondition;
  /** Undefined if all records match, as without a condition. */
  readonly onApply: (part: FilterPart | undefined) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const HAS: readonly BelowCondition['has'][] = ['some', 'none', 'all'];

/** Condition on child records: some, none or all of them match. Each change applies at once. */
export function BelowFilter({ initial, onApply, onBack, onClose }: BelowFilterProps) {
  const translate = useTranslate();
  const nameOf = useCollectionName();
  const registry = useRegistry();
  const { schema: above } = useScreen();
  const schema = registry.get(initial.below);
  const [draft, setDraft] = useState(initial);
  const [edited, setEdited] = useState<{ readonly index: number; readonly part: Comparison | undefined }>();
  const parts = partsOf(draft.where);
  const apply = (next: BelowCondition) => {
    setDraft(next);
    onApply(isUsableBelow(above, next, registry) ? next : undefined);
  };
  const put = (index: number, part: Condition | undefined) =>
    apply(withParts(draft, parts.toSpliced(index, 1, ...(part ? [part] : []))));

  if (edited)
    return (
      <ScreenProvider value={{ schema, address: schema.name, parents: {} }}>
        <FieldFilter
          initial={edited.part}
          onApply={(part) => put(edited.index, part)}
          onClose={() => setEdited(undefined)}
          onLeave={() => setEdited(undefined)}
        />
      </ScreenProvider>
    );
  return (
    <Stack spacing={1.5} sx={{ p: 1.5 }}>
      <FilterHead title={nameOf(schema)} onBack={onBack} onClose={onClose} />
      <ChoiceField
        label={translate('screens.list.filters.below')}
        value={draft.has}
        choices={HAS.map((has) => ({ value: has, text: translate(`screens.list.filters.has.${has}`) }))}
        onChange={(has) => apply({ ...draft, has })}
      />
      <ScreenProvider value={{ schema, address: schema.name, parents: {} }}>
        {parts.map((part, index) =>
          isComparison(part) ? (
            <Box key={`${index} ${part.field}`}>
              <FilterChip
                comparison={part}
                onEdit={() => setEdited({ index, part })}
                onRemove={() => put(index, undefined)}
              />
            </Box>
          ) : null,
        )}
      </ScreenProvider>
      <Button
        size="small"
        startIcon={<Add />}
        onClick={() => setEdited({ index: parts.length, part: undefined })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('screens.list.filters.condition')}
      </Button>
    </Stack>
  );
}
