import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { inSentence } from '../../../language/inSentence';
import type { FilterPart } from '../../../records/listFilter';
import { fieldKey, resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { IconAction } from '../../page/IconAction';
import { ComparedValue } from './ComparedValue';
import { operatorKey } from './operatorKey';
import { BelowWords } from './lazyFilters';

export interface FilterChipProps {
  readonly comparison: FilterPart;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

export function FilterChip({ comparison, onEdit, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const language = useReaderLanguage();
  const isBelow = 'below' in comparison;
  const label = isBelow
    ? translate(resourceKey({ name: comparison.below }, 'name'), { smart_count: 2 })
    : translate(fieldKey(schema, comparison.field));
  const words = isBelow
    ? translate(`screens.list.filters.with.${comparison.has}`, { name: inSentence(label, language) })
    : translate(operatorKey(schema.fields[comparison.field], comparison.operator));
  return (
    <Box role="group" aria-label={translate('screens.list.filters.one', { label })} sx={CHIP}>
      <ButtonBase
        title={translate('screens.list.filters.edit')}
        aria-haspopup="dialog"
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{ font: 'inherit', borderRadius: 1, px: 0.5, textAlign: 'left' }}
      >
        <span>
          {isBelow ? (
            <strong>{words}</strong>
          ) : (
            <>
              <strong>{label}</strong> {words}
            </>
          )}
        </span>
      </ButtonBase>
      {isBelow ? (
        <Suspense fallback={null}>
          <BelowWords condition={comparison} />
        </Suspense>
      ) : (
        <ComparedValue comparison={comparison} />
      )}
      <IconAction
        label={translate('screens.list.filters.remove', { label })}
        icon={<Clear sx={{ fontSize: 14 }} />}
        onClick={onRemove}
      />
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 0.5,
  fontSize: 13,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'action.hover',
  maxWidth: '100%',
} as const;
