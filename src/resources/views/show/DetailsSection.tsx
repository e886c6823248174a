import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { isShown } from '../../records/fieldRules';
import { fieldKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { FieldCell } from '../page/FieldCell';
import { NoValue } from '../page/NoValue';
import { SectionTitle } from '../page/SectionTitle';
import { useScreen } from '../ScreenContext';
import { FieldEditButton, fieldEditStyles } from './fieldEdit/FieldEditButton';

export interface DetailsSectionProps {
  /** Its place among the declared sections. */
  readonly index: number;
  readonly fields: readonly string[];
  readonly record: AnyRecord;
  /** What it lacks is on its way. */
  readonly isPartial?: boolean;
}

/** One section of the details page, as a list of names and values. */
export function DetailsSection({ index, fields, record, isPartial = false }: DetailsSectionProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const shown = fields.filter((field) => {
    const spec = schema.fields[field];
    return spec === undefined || isShown(schema, spec, record);
  });
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <SectionTitle index={index} />
      <Box component="dl" sx={LIST}>
        {shown.map((field) => (
          <Box key={field} sx={LINE}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {translate(fieldKey(schema, field))}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <div>
                {isEmptyValue(record[field]) ? (
                  <NoValue isComing={isPartial && record[field] === undefined} />
                ) : (
                  <FieldCell field={field} record={record} full />
                )}
              </div>
              <FieldEditButton field={field} label={translate(fieldKey(schema, field))} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

const LIST = { ...fieldEditStyles, m: 0, display: 'grid', rowGap: 1.25 } as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '220px minmax(0, 1fr)' },
  columnGap: 2,
} as const;
