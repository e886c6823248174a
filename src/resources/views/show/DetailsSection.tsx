import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { Suspense, useMemo } from 'react';
import { asksReferenced, isShown } from '../../records/fieldRules';
import type { ReferencedRecords } from '../../records/holds';
import { fieldKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { FieldCell } from '../page/FieldCell';
import { NoValue } from '../page/NoValue';
import { ReferencedRecordsOf } from '../naming/lazyReferenced';
import { SectionTitle } from '../page/SectionTitle';
import { useScreen } from '../ScreenContext';
import { FieldEditButton, fieldEditStyles } from './fieldEdit/FieldEditButton';

export interface DetailsSectionProps {
  readonly index: number;
  readonly fields: readonly string[];
  readonly record: AnyRecord;
  /** Missing fields are still loading. */
  readonly isPartial?: boolean;
}

interface SectionLinesProps extends DetailsSectionProps {
  readonly referenced?: ReferencedRecords;
}

export function DetailsSection(props: DetailsSectionProps) {
  const { schema } = useScreen();
  const asksOthers = props.fields.some((field) => schema.fields[field] && asksReferenced(schema.fields[field]));
  return asksOthers ? <ReferencingSection {...props} /> : <SectionLines {...props} />;
}

/** A section whose rules depend on referenced records. */
function ReferencingSection(props: DetailsSectionProps) {
  const { fields, record } = props;
  const { schema } = useScreen();
  const specs = useMemo(() => fields.flatMap((field) => schema.fields[field] ?? []), [fields, schema]);
  return (
    <Suspense fallback={<SectionLines {...props} />}>
      <ReferencedRecordsOf specs={specs} values={record}>
        {(referenced) => <SectionLines {...props} referenced={referenced} />}
      </ReferencedRecordsOf>
    </Suspense>
  );
}

function SectionLines({ index, fields, record, isPartial = false, referenced }: SectionLinesProps) {
  const translate = useTranslate();
  const { schema: declared } = useScreen();
  const schema = { ...declared, ...(referenced && { referenced }) };
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
