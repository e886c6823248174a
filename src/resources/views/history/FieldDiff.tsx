import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ChangeValues } from '../../changes/changes';
import { fieldKey } from '../../registry/translationKeys';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { areLongTexts, WordDiff } from './WordDiff';
import { viewOf } from '../../fields/views';
import { isEmptyValue } from '../../records/validate';
import { NoValue } from '../page/NoValue';

interface RecordedValueProps {
  readonly schema: ResourceSchema;
  readonly name: string;
  /** The record at that time. */
  readonly record: AnyRecord;
}

/** A recorded value, shown by its kind; a reference by the name of its record. */
function RecordedValue({ schema, name, record }: RecordedValueProps) {
  const spec = schema.fields[name];
  const value = record[name];
  if (!spec || isEmptyValue(value)) return <NoValue />;
  return viewOf(spec).cell({ schema, path: [name], spec, value, record, full: true });
}

export interface FieldDiffProps {
  readonly schema: ResourceSchema;
  readonly name: string;
  readonly id: number;
  readonly before?: ChangeValues | undefined;
  readonly after?: ChangeValues | undefined;
  /** A button for the field, such as restore. */
  readonly action?: ReactNode;
}

export function FieldDiff({ schema, name, id, before, after, action }: FieldDiffProps) {
  const translate = useTranslate();
  const value = (values: ChangeValues) => {
    const record: AnyRecord = { ...values, id };
    return <RecordedValue schema={schema} name={name} record={record} />;
  };
  const [was, is] = [before?.[name], after?.[name]];
  return (
    <Box sx={LINE}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' }}>
        {translate(fieldKey(schema, name))}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {before && after && areLongTexts(was, is) ? (
          <WordDiff before={String(was)} after={String(is)} />
        ) : (
          <Box sx={VALUES}>
            {before && (
              <Box sx={{ ...VALUE, ...(after && { color: 'text.secondary' }) }}>
                <span style={visuallyHidden}>{translate('history.before')} </span>
                {value(before)}
              </Box>
            )}
            {before && after && (
              <ArrowForward
                className="points-along"
                aria-hidden="true"
                sx={{ fontSize: 14, color: 'text.secondary' }}
              />
            )}
            {after && (
              <Box sx={VALUE}>
                {before && <span style={visuallyHidden}>{translate('history.after')} </span>}
                {value(after)}
              </Box>
            )}
          </Box>
        )}
      </Box>
      {action && (
        <Box component="dd" sx={{ m: 0 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}

/** In narrow containers the label is above the values, which would otherwise wrap letter by letter. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > dt': { gridColumn: '1 / -1' },
  '@container (min-width: 520px)': {
    gridTemplateColumns: '200px minmax(0, 1fr) auto',
    '& > dt': { gridColumn: 'auto' },
  },
  columnGap: 2,
  alignItems: 'baseline',
} as const;
const VALUES = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0 } as const;
const VALUE = { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' } as const;
