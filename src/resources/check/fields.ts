import type { FieldSpec, SpecContext, SpecProblem } from '../language/kind';
import { isKindName, kindOf, kinds } from '../fields/kinds';
import type { Fields } from '../language/resourceSchema';
import { validateField } from '../records/validate';
import { suggest, type Finding } from './report';

/** Fields that every record has. */
const RESERVED = ['id', 'version'];

// A PostgreSQL identifier (at most 63 bytes), spelled as the contract spells fields.
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

/** S009: initial value and samples must be valid for the kind. */
function checkGiven({ initial, samples = [], ...spec }: FieldSpec): SpecProblem[] {
  const given = [
    ...(initial === undefined ? [] : [{ what: 'initial value', value: initial }]),
    ...samples.map((value) => ({ what: 'sample', value })),
  ];
  return given.flatMap(({ what, value }) => {
    const read = validateField(value, spec);
    if (read.ok) return [];
    const codes = read.issues.map(({ code }) => code).join(', ');
    return [{ code: 'S009', message: `the ${what} ${JSON.stringify(value)} is refused (${codes})` }];
  });
}

/** S006, S007, S009 and the kind's own checks. */
function checkField(name: string, spec: FieldSpec, resourceNames: readonly string[]): readonly SpecProblem[] {
  const misnamed: SpecProblem[] = FIELD_NAME.test(name)
    ? []
    : [{ code: 'S006', message: `the name '${name}' is not made of letters, digits and underscores` }];
  if (!isKindName(spec.kind)) {
    return [
      ...misnamed,
      { code: 'S007', message: `there is no kind '${spec.kind}'${suggest(spec.kind, Object.keys(kinds))}` },
    ];
  }
  const context: SpecContext = {
    resourceNames,
    suggest,
    checkField: (inner, innerSpec) =>
      checkField(inner, innerSpec, resourceNames).map(({ code, message }) => ({
        code,
        message: `in '${inner}': ${message}`,
      })),
  };
  const own = kindOf(spec).check?.(spec, context) ?? [];
  // Values are only checked against a valid declaration.
  return [...misnamed, ...own, ...(own.length === 0 ? checkGiven(spec) : [])];
}

/** S004 to S007, S009 and the codes of the kinds. */
export function checkFields(fields: Fields, resourceNames: readonly string[]): Finding[] {
  const names = Object.keys(fields);
  if (names.length === 0) return [{ code: 'S004', message: 'it has no fields' }];
  const reserved = names.filter((name) => RESERVED.includes(name));
  return [
    ...reserved.map((name): Finding => ({ code: 'S005', field: name, message: `every record has '${name}' already` })),
    ...Object.entries(fields).flatMap(([field, spec]) =>
      checkField(field, spec, resourceNames).map((problem): Finding => ({ ...problem, field })),
    ),
  ];
}
