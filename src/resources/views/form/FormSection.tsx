import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useRecordContext } from 'ra-core';
import { kindOf } from '../../fields/kinds';
import type { FieldSpec } from '../../fields/kind';
import { viewOf } from '../../fields/views';
import type { AnyRecord } from '../../types';
import { SectionTitle } from '../page/SectionTitle';
import { useScreen } from '../ScreenContext';
import { ReadOnlyField } from './ReadOnlyField';

export interface FormSectionProps {
  readonly index: number;
  readonly fields: readonly string[];
  readonly isNew: boolean;
  /** While it is saved, nothing can be changed. */
  readonly isBusy: boolean;
}

/** Uploads and embedded fields need the whole width. */
const isWide = (spec: FieldSpec): boolean => {
  const kind = kindOf(spec);
  return kind.upload !== undefined || kind.inner !== undefined;
};

/** One section of a form: an input for each field, what only the API fills as a value. */
export function FormSection({ index, fields, isNew, isBusy }: FormSectionProps) {
  const { schema } = useScreen();
  const record = useRecordContext<AnyRecord>();
  const firstInput = schema.sections
    .flatMap((section) => section.fields)
    .find((name) => !schema.fields[name]?.readOnly);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <SectionTitle index={index} />
      <Box sx={GRID}>
        {fields.map((name) => {
          const spec = schema.fields[name];
          if (!spec) return null;
          if (spec.readOnly) return record ? <ReadOnlyField key={name} field={name} record={record} /> : null;
          const { Input } = viewOf(spec);
          return (
            <Box key={name} sx={{ minWidth: 0, ...(isWide(spec) && { gridColumn: '1 / -1' }) }}>
              <Input
                schema={schema}
                source={name}
                path={[name]}
                spec={spec}
                disabled={isBusy}
                autoFocus={isNew && name === firstInput}
              />
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
} as const;
