import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FieldGroup } from '../shared/embedded/FieldGroup';
import { InnerInputs } from '../shared/embedded/InnerInputs';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import { useFieldWords } from '../shared/useFieldWords';
import type { InputProps } from '../viewTypes';
import type { EmbeddedListSpec } from './kind';
import { RowActions } from './RowActions';
import { addButtonId, useRows } from './useRows';

interface EmbeddedListInputProps extends InputProps<EmbeddedListSpec> {
  readonly viewOf: ViewOf;
}

/** Rows of an embedded list, with buttons to add, duplicate, remove and reorder them by mouse or keyboard. */
export function EmbeddedListInput(props: EmbeddedListInputProps) {
  const { schema, source, path, spec, disabled = false, viewOf, refusalOf } = props;
  const translate = useTranslate();
  const id = useId();
  const { label, labelNode, help } = useFieldWords({ schema, path, spec });
  const { rows, invalid, error, add, duplicate, remove, moveUp, moveDown } = useRows(source, spec, id, refusalOf);
  const isDisabled = disabled || (spec.readOnly ?? false);
  const isFull = spec.maxItems !== undefined && rows.length >= spec.maxItems;
  return (
    <FieldGroup field={{ id, labelNode, invalid, helperText: error ?? help }}>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <Box role="group" aria-label={`${label} ${index + 1}`}>
              <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
                <Typography variant="caption" sx={{ color: 'text.secondary' }} aria-hidden>
                  {index + 1}
                </Typography>
                {!isDisabled && (
                  <RowActions
                    id={id}
                    index={index}
                    isLast={index === rows.length - 1}
                    isFull={isFull}
                    onAction={(action) => ({ up: moveUp, down: moveDown, duplicate, remove })[action](index)}
                  />
                )}
              </Stack>
              <InnerInputs
                schema={schema}
                source={`${source}.${index}`}
                path={path}
                fields={spec.fields}
                disabled={isDisabled}
                viewOf={viewOf}
              />
            </Box>
          </li>
        ))}
      </Stack>
      {!isDisabled && (
        <Button
          id={addButtonId(id)}
          size="small"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={add}
          sx={{ mt: 1 }}
        >
          {translate('screens.inputs.addRow')}
        </Button>
      )}
    </FieldGroup>
  );
}
