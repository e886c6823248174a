import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hasRules } from '../../records/fieldRules';
import { kindOf } from '../../fields/kinds';
import type { FieldSpec } from '../../language/kind';
import { viewOf } from '../../fields/views';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { RuledField } from './RuledField';

export interface FieldGridProps {
  readonly fields: readonly string[];
  /** While it is saved, nothing can be changed. */
  readonly isBusy: boolean;
  /** The field that has the focus at first. */
  readonly focused?: string | undefined;
  /** The record that is changed; absent for a new one. */
  readonly stored?: AnyRecord | undefined;
  /** What stands in the place of the input of some fields; undefined for the input. */
  readonly instead?: (field: string) => ReactNode | undefined;
}

/** Uploads and embedded fields need the whole width. */
const isWide = (spec: FieldSpec): boolean => {
  const kind = kindOf(spec);
  return kind.upload !== undefined || kind.inner !== undefined;
};

/** The inputs of fields of the screen's resource, two side by side where there is room. */
export function FieldGrid({ fields, isBusy, focused, stored, instead }: FieldGridProps) {
  const { schema } = useScreen();
  return (
    <Box sx={GRID}>
      {fields.map((name) => {
        const spec = schema.fields[name];
        if (!spec) return null;
        const drawn = (current: FieldSpec) => {
          const other = instead?.(name);
          if (other !== undefined) return other;
          const { Input } = viewOf(spec);
          return (
            <Box
              key={name}
              sx={{ minWidth: 0, ...((isWide(spec) || fields.length === 1) && { gridColumn: '1 / -1' }) }}
            >
              <Input
                schema={schema}
                source={name}
                path={[name]}
                spec={current}
                disabled={isBusy}
                autoFocus={name === focused}
              />
            </Box>
          );
        };
        return hasRules(spec) ? (
          <RuledField key={name} name={name} spec={spec} stored={stored}>
            {drawn}
          </RuledField>
        ) : (
          drawn(spec)
        );
      })}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'var(--form-columns, repeat(2, minmax(0, 1fr)))' },
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
} as const;
