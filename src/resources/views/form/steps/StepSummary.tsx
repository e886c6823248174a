import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { kindOf } from '../../../fields/kinds';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isShown } from '../../../records/fieldRules';
import { isEmptyValue } from '../../../records/validate';
import { fieldKey, resourceKey } from '../../../registry/translationKeys';
import { FieldCell } from '../../page/FieldCell';
import { NoValue } from '../../page/NoValue';
import { SectionTitle } from '../../page/SectionTitle';
import { useScreen } from '../../ScreenContext';
import { isInput } from '../formValues';

interface StepSummaryProps {
  readonly sections: readonly number[];
  readonly isNew: boolean;
  readonly go: (step: number) => void;
}

export function StepSummary({ sections, isNew, go }: StepSummaryProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const values: Readonly<Record<string, unknown>> = useWatch();
  const record: AnyRecord = { id: 0, ...values };
  return sections.map((section, step) => (
    <Paper key={section} component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <SectionTitle index={section} />
        <Button
          size="small"
          sx={{ mt: -0.5 }}
          aria-label={translate('screens.actions.editNamed', {
            name: translate(resourceKey(schema, 'sections', String(section))),
          })}
          onClick={() => go(step)}
        >
          {translate('screens.actions.edit')}
        </Button>
      </Box>
      <Box component="dl" sx={LIST}>
        {schema.sections[section]?.fields.map((field) => {
          const spec = schema.fields[field];
          if (!spec || !isInput(schema, field, isNew) || !isShown(schema, spec, record)) return null;
          return (
            <Box key={field} sx={LINE}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
                {translate(fieldKey(schema, field))}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {isEmptyValue(record[field]) ? (
                  <NoValue isComing={false} />
                ) : kindOf(spec).upload ? (
                  fileNames(record[field])
                ) : (
                  <FieldCell field={field} record={record} full />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Paper>
  ));
}

/** Pending uploads have no address to link to. */
const fileNames = (value: unknown): string =>
  [value]
    .flat()
    .map((file) => (file as { readonly name?: string } | null)?.name ?? '')
    .join(', ');

const LIST = { m: 0, display: 'grid', rowGap: 1.25 } as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '220px minmax(0, 1fr)' },
  columnGap: 2,
} as const;
