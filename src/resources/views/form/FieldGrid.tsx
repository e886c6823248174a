import type { ReactNode } from 'react';
import { hasRules } from '../../records/fieldRules';
import type { FieldSpec } from '../../language/kind';
import { viewOf } from '../../fields/views';
import type { RefusalOf } from '../../fields/viewTypes';
import type { AnyRecord } from '../../language/resourceSchema';
import { takesFullWidth } from '../page/takesFullWidth';
import { useScreen } from '../ScreenContext';
import { gridCells } from './gridCells';
import { RuledField } from './RuledField';

export interface FieldGridProps {
  readonly fields: readonly string[];
  readonly isBusy: boolean;
  /** The field with the initial focus. */
  readonly focused?: string | undefined;
  readonly stored?: AnyRecord | undefined;
  /** Replaces the input of a field; undefined keeps it. */
  readonly instead?: (field: string) => ReactNode | undefined;
}

/** Inputs of fields, in two columns if there is room; a short one shares its column. */
export function FieldGrid({ fields, isBusy, focused, stored, instead }: FieldGridProps) {
  const { schema } = useScreen();
  const inputOf = (name: string) => {
    const spec = schema.fields[name];
    if (!spec) return null;
    const drawn = (current: FieldSpec, refusalOf?: RefusalOf) => {
      const other = instead?.(name);
      if (other !== undefined) return other;
      const { Input } = viewOf(spec);
      return (
        <div key={name} className={takesFullWidth(spec) || fields.length === 1 ? 'is-wide' : undefined}>
          <Input
            schema={schema}
            source={name}
            path={[name]}
            spec={current}
            disabled={isBusy}
            autoFocus={name === focused}
            refusalOf={refusalOf}
          />
        </div>
      );
    };
    return hasRules(spec) ? (
      <RuledField key={name} name={name} spec={spec} stored={stored}>
        {drawn}
      </RuledField>
    ) : (
      drawn(spec)
    );
  };
  return (
    <div className="field-grid">
      {gridCells(fields, schema.fields).map(([name, beside]) =>
        beside === undefined ? (
          inputOf(name)
        ) : (
          <div key={name} className="field-pair">
            {inputOf(name)}
            {inputOf(beside)}
          </div>
        ),
      )}
    </div>
  );
}
