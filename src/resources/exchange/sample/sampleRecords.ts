import { kindOf } from '../../fields/kinds';
import { optionsOf } from '../../fields/shared/options';
import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { inLanguage, type Language } from '../../language/words';
import { decidingFields } from '../../records/fieldRules';
import { validateRecord } from '../../records/validate';

export type SampleReferences = Readonly<Record<string, readonly number[]>>;

type Values = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2027, 0, 11);

/** Varies the values by row and field, so that ends come after beginnings. */
interface Place {
  readonly row: number;
  /** Index among the fields of the same type. */
  readonly order: number;
}

function times(spec: FieldSpec, { row, order }: Place): readonly string[] {
  const column = kindOf(spec).column(spec);
  const at = (time: number) => new Date(time).toISOString();
  if (column === 'date') return [at(FIRST_DAY + (row + order * 30) * DAY).slice(0, 10)];
  return column === 'timestamptz' ? [at(FIRST_DAY + row * DAY + (8 + order) * (DAY / 24))] : [];
}

function candidates(spec: FieldSpec, place: Place, language: Language): readonly unknown[] {
  const { row } = place;
  const options = optionsOf(spec);
  const { value } = options[row % Math.max(1, options.length)] ?? {};
  const own = spec.samples ?? [];
  const { valid } = kindOf(spec).samples;
  const samples = [...valid.slice(row), ...valid.slice(0, row)];
  // Shorter codes, for fields that cannot hold the label.
  const words = [
    `${inLanguage(spec.label, language)} ${row + 1}`,
    `EX${row + 1}`,
    `nom${row + 1}@organisation.example`,
  ];
  return [
    ...own.slice(row),
    ...(value === undefined ? [] : [value, [value]]),
    ...times(spec, place),
    ...words,
    ...samples,
    row + 1,
  ];
}

function sampleValue(spec: FieldSpec, place: Place, language: Language, references: SampleReferences): unknown {
  const kind = kindOf(spec);
  const pointer = kind.reference?.(spec);
  if (!pointer) return candidates(spec, place, language).find((value) => kind.parse(value, spec).ok);
  const ids = references[pointer.resource] ?? [];
  const id = ids[place.row % Math.max(1, ids.length)];
  return id === undefined || !pointer.several ? id : [id];
}

const isWritten = ({ readOnly, formula }: FieldSpec): boolean => !readOnly && formula === undefined;

/** True for fields that a person would fill in: required ones, and optional ones with a single plain value. */
const isFilled = (spec: FieldSpec): boolean => {
  const kind = kindOf(spec);
  if (!isWritten(spec) || kind.oneWayText !== undefined) return false;
  if (spec.required) return true;
  return !kind.reference && !kind.inner && spec.requiredWhen === undefined && kind.column(spec) !== 'jsonb';
};

/** Sample records that satisfy the declaration. Optional values that break a rule are omitted. */
export function sampleRecords(
  schema: ResourceSchema,
  count: number,
  language: Language,
  references: SampleReferences,
): readonly Values[] {
  const fields = Object.entries(schema.fields).filter(([, spec]) => isFilled(spec));
  const columns = fields.map(([, spec]) => kindOf(spec).column(spec));
  const orderOf = (at: number) => columns.slice(0, at).filter((column) => column === columns[at]).length;
  return Array.from({ length: count }, (_, row) => {
    let values: Values = Object.fromEntries(
      fields.map(([name, spec], at) => [name, sampleValue(spec, { row, order: orderOf(at) }, language, references)]),
    );
    // Omitting a value can change the validity of others.
    for (let round = 0; round < fields.length; round += 1) {
      const { issues } = validateRecord(schema, values, 'create');
      const mayLack = (name: string) => !schema.fields[name]?.required && name in values;
      const refused = Object.keys(issues);
      // Where a required value is refused, it is for what another field says.
      const deciding = refused.flatMap((name) => schema.fields[name] ?? []).flatMap(decidingFields);
      const wrong = refused.filter(mayLack);
      const doomed = wrong.length > 0 ? wrong : deciding.filter(mayLack);
      if (doomed.length === 0) break;
      values = Object.fromEntries(Object.entries(values).filter(([name]) => !doomed.includes(name)));
    }
    return values;
  });
}
