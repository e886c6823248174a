import type { FieldSpec, Kind } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

type Test = (spec: FieldSpec, kind: Kind) => boolean;

const isKey: Test = (spec, kind) => spec.required === true && kind.reference?.(spec)?.several === false;
const isSegment: Test = (spec, kind) => spec.required === true && kind.column(spec) === 'integer';
const isRank: Test = (spec, kind) => spec.readOnly === true && kind.column(spec) === 'integer';
const isReadable: Test = (spec, kind) => spec.unique === true && kind.column(spec) === 'text';

/** Fields that address records, with their requirements. */
const usesOf = ({ key, ranked, readBy }: ResourceSchema) =>
  [
    { code: 'S050', called: 'key', name: key, wants: 'a required reference to one record', test: isKey },
    { code: 'S053', called: 'segment', name: ranked?.segment, wants: 'a required whole number', test: isSegment },
    { code: 'S053', called: 'rank', name: ranked?.rank, wants: 'a whole number that is readOnly', test: isRank },
    { code: 'S054', called: 'field of readBy', name: readBy, wants: 'a unique text', test: isReadable },
  ] as const;

function checkUse(schema: ResourceSchema, { code, called, name, wants, test }: ReturnType<typeof usesOf>[number]) {
  if (name === undefined) return [];
  const spec = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
  if (!spec)
    return [{ code, message: `the ${called} '${name}' is not a field${suggest(name, Object.keys(schema.fields))}` }];
  if (!isKindName(spec.kind) || test(spec, kindOf(spec))) return [];
  return [{ code, field: name, message: `it is the ${called}, but not ${wants}` }];
}

/** S050 to S054: the fields that address records. */
export function checkKeys(schema: ResourceSchema): Finding[] {
  const { key, createdAtKey, ranked, operations, parent } = schema;
  const addressed = [key !== undefined && 'keyed', ranked && 'ranked', operations.list === 'single' && 'single'];
  return [
    ...usesOf(schema).flatMap((use) => checkUse(schema, use)),
    ...(createdAtKey && key === undefined
      ? [{ code: 'S051' as const, message: 'its records are created at a key, but it has none' }]
      : []),
    ...(parent
      ? []
      : addressed
          .filter((how) => typeof how === 'string')
          .map((how) => ({ code: 'S052' as const, message: `it is ${how}, but hangs below nothing` }))),
  ];
}
