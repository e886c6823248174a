import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { HTMLAttributes } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { NamedRecord } from '../../../views/naming/NamedRecord';
import { isNewChoice, type ReferenceChoice } from './newChoice';

interface ChoiceOptionProps {
  readonly option: ReferenceChoice;
  readonly text: string;
  /** What tells the record from others of the same name. */
  readonly distinction: string | undefined;
  readonly schema: ResourceSchema;
  readonly item: HTMLAttributes<HTMLLIElement>;
}

export function ChoiceOption({ option, text, distinction, schema, item }: ChoiceOptionProps) {
  const translate = useTranslate();
  if (!isNewChoice(option))
    return (
      <li {...item}>
        <NamedRecord schema={schema} record={option} name={text}>
          {distinction ? (
            <span>
              {text} <small className="distinction">{distinction}</small>
            </span>
          ) : (
            text
          )}
        </NamedRecord>
      </li>
    );
  const resource = translate(resourceKey(schema, 'name'), { smart_count: 1 });
  return (
    <Box component="li" {...item} sx={{ color: 'primary.main', gap: 1 }}>
      <Add fontSize="small" />
      {option.typed
        ? translate('screens.inputs.createTyped', { text: option.typed })
        : translate('screens.inputs.createOne', { name: resource })}
    </Box>
  );
}
