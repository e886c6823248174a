import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { Suspense, useMemo } from 'react';
import { asksReferenced, isShown } from '../../records/fieldRules';
import type { ReferencedRecords } from '../../records/holds';
import { fieldKey, resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { FieldCell } from '../page/FieldCell';
import { NoValue } from '../page/NoValue';
import { ReferencedRecordsOf } from '../naming/lazyReferenced';
import { takesFullWidth } from '../page/takesFullWidth';
import { SectionTitle } from '../page/SectionTitle';
import { useScreen } from '../ScreenContext';
import { FieldEditButton, fieldEditStyles } from './fieldEdit/FieldEditButton';
import { useFieldEdit } from './fieldEdit/FieldEditContext';
import { isMeantToEdit } from './fieldEdit/pencils';
import { DayDistance } from './summary/DayDistance';

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
  const editOf = useFieldEdit();
  const first = shown.find((field) => editOf(field));
  const only = shown.length === 1 ? shown[0] : undefined;
  // The title of its section names a field that is alone in it.
  const isNamedAbove =
    only !== undefined &&
    schema.sections.length > 1 &&
    translate(fieldKey(schema, only)) === translate(resourceKey(schema, 'sections', String(index)));
  return (
    <section className="record-part">
      <Box sx={SECTION}>
        <div>
          <SectionTitle index={index} />
        </div>
        <Box component="dl" sx={isNamedAbove ? [FIELDS, NAMED_ABOVE] : FIELDS}>
          {shown.map((field) => {
            const value = record[field];
            const spec = schema.fields[field];
            const edit = editOf(field);
            const isWide = (typeof value === 'string' && value.length > LONG) || (spec && takesFullWidth(spec));
            return (
              <div key={field} className={isWide ? 'is-wide' : undefined}>
                <dt>{translate(fieldKey(schema, field))}</dt>
                <dd
                  data-field={field}
                  {...(edit && {
                    className: 'is-edited-here',
                    onClick: (event) => isMeantToEdit(event.nativeEvent) && edit(event.currentTarget),
                  })}
                >
                  <div>
                    {isEmptyValue(value) ? (
                      <NoValue isComing={isPartial && value === undefined} />
                    ) : (
                      <DayDistance field={field} record={record}>
                        <FieldCell field={field} record={record} full />
                      </DayDistance>
                    )}
                  </div>
                  <FieldEditButton field={field} label={translate(fieldKey(schema, field))} isFirst={field === first} />
                </dd>
              </div>
            );
          })}
        </Box>
      </Box>
    </section>
  );
}

/** Longer texts take both columns, in characters. */
const LONG = 60;

/** The label is read aloud only. */
const NAMED_ABOVE = { '& dt': visuallyHidden } as const;

/** The title is beside its fields if there is room, so that the values of all sections align and titles take no line. */
const SECTION = {
  '@container (min-width: 720px)': {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: 3,
    '& > div > .section-title': { mb: 0 },
    '& > :only-child, & > div:empty + *': { gridColumn: '1 / -1' },
  },
} as const;

/** Each label above its value, as in the summary; in as many columns as there is room for. */
const FIELDS = {
  ...fieldEditStyles,
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1.5,
  '@container (min-width: 440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > .is-wide': { gridColumn: '1 / -1' },
  '& dt': { color: 'text.secondary', typography: 'caption' },
  '& dd': { ...fieldEditStyles['& dd'], m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
