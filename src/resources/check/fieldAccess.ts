import { haveSameReaders, reservedFields, writingRules } from '../access/fieldAccess';
import { fieldsIn } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { fieldsOfFormula } from '../formula/parts';
import { exclusionRules, fieldsOfRule } from '../records/exclusionRules';
import { rulesOf } from '../records/fieldRules';
import { fieldsOf } from '../records/ruleConditions';
import type { ResourceSchema } from '../language/resourceSchema';
import { partsBelow } from './below';
import { levelsOf } from './rowAccess';
import type { Finding } from './report';
import { ofSound } from './soundFormula';

const RIGHT = /^[A-Z][A-Z0-9_]*:(read|create|update|admin)$/;

/** Problems of a field's own access rules. */
function misdeclared({ readers, writers, ...spec }: FieldSpec): readonly string[] {
  const rules = [readers, writers].filter((rule) => rule !== undefined);
  const rights = rules.flatMap((rule) => rule.rights ?? []);
  const parts = rules.flatMap((rule) => [rule.rights, rule.fonctions]);
  const isWritten = !spec.readOnly && !spec.formula;
  const hasToBeFilled = isWritten && ((spec.required && spec.initial === undefined) || spec.requiredWhen);
  return [
    ...(rules.some((rule) => !rule.rights && !rule.fonctions) || parts.some((part) => part?.length === 0)
      ? ['it names neither rights nor functions of those who read or write it']
      : []),
    ...rights.filter((right) => !RIGHT.test(right)).map((right) => `'${right}' is no right, as 'PAIE:read' is one`),
    ...(hasToBeFilled ? ['it has to be filled in, also by those who may not'] : []),
    ...(writers && !isWritten ? ["only the API writes it, so 'writers' says nothing"] : []),
  ];
}

/** Parts of a declaration that reveal a field's value to people who may not read it. */
function revealingUses(schema: ResourceSchema): readonly (readonly [string, readonly (string | undefined)[]])[] {
  const { search, representation, list, tree, key, ownedBy, author, picture, readBy, scope, audience } = schema;
  const { participants, privacy, keptBackWith, sharedWith, target, ranked, parameters, lookups, stamps } = schema;
  return [
    ['the search', search],
    ['the representation', representation],
    ['the order of the list', [list.sort.field]],
    ['the columns of the board', [list.board?.by]],
    ['unique sets', [...schema.unique.flat(), ...exclusionRules(schema).flatMap(fieldsOfRule)]],
    ['the record’s own address', [key, readBy, tree?.parent, picture, ranked?.segment, ranked?.rank]],
    ['who it belongs to', [ownedBy, author, sharedWith, ...Object.values(scope ?? {})]],
    [
      'whom it concerns',
      [audience?.fonctions, audience?.groupes, ...(participants?.fields ?? []), target?.kind, target?.id],
    ],
    ['who reads and writes which records', levelsOf(schema).flatMap(({ where }) => (where ? fieldsIn(where) : []))],
    ['what is private', [privacy?.flag, privacy?.owner, keptBackWith]],
    ['stamps', Object.values(stamps ?? {}).flatMap((stamp) => (stamp?.when ? fieldsIn(stamp.when) : []))],
    ['lookups', Object.values(lookups).map(({ field }) => field)],
    ['extracts', Object.values(schema.extracts).map(({ sort }) => sort.field)],
    ['actions', Object.values(schema.actions).flatMap(({ when }) => (when ? fieldsIn(when) : []))],
    [
      'parameters of the list',
      Object.values(parameters).flatMap(({ equals, sorts, whenTrue, whenFalse }) => [
        ...[equals].flat(),
        sorts?.field,
        ...[whenTrue, whenFalse].flatMap((condition) => (condition ? fieldsIn(condition) : [])),
      ]),
    ],
  ];
}

const computedFrom = (name: string, { formula }: FieldSpec) =>
  formula ? [[name, ofSound(() => fieldsOfFormula(formula), [])] as const] : [];

/** Fields with the other fields from which their displayed state is derived. */
const workedOut = ({ fields, periods }: ResourceSchema): readonly (readonly [string, readonly string[]])[] => [
  ...Object.entries(fields).flatMap(([name, spec]) => [
    ...rulesOf(spec).map(([, condition]) => [name, fieldsOf(condition)] as const),
    ...computedFrom(name, spec),
  ]),
  ...periods.flatMap(({ from, to }) => [[from, [to]] as const, [to, [from]] as const]),
];

/**
 * Restricted fields of other resources that a declaration would reveal: through conditions on child records,
 * or as a view.
 */
function otherUses(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const fieldsOf = (resource: string | undefined) => schemas.find(({ name }) => name === resource)?.fields ?? {};
  const conditions = Object.values(schema.parameters).flatMap(({ whenTrue, whenFalse }) => [whenTrue, whenFalse]);
  const below = conditions
    .flatMap((condition) => (condition ? partsBelow(condition) : []))
    .flatMap(({ below: collection, where }) =>
      fieldsIn(where).filter((name) => fieldsOf(collection)[name]?.readers !== undefined),
    );
  const links = Object.values(schema.links).flatMap(({ resource, here, there, by }) =>
    [here, there, by].filter((name) => name !== undefined && fieldsOf(resource)[name]?.readers !== undefined),
  );
  const shown = fieldsOf(schema.view?.resource);
  return [
    ...[...below, ...links].map((name): Finding => ({
      code: 'S111',
      message: `a parameter asks elsewhere for '${name}', which some readers of the list may not read`,
    })),
    ...Object.entries(schema.fields).flatMap(([field, spec]): Finding[] =>
      schema.view && shown[field] && !haveSameReaders(spec, shown[field])
        ? [{ code: 'S111', field, message: `it has other readers in '${schema.view.resource}', which the view shows` }]
        : [],
    ),
  ];
}

/** Inner fields are read and written with their embedded field, so they cannot be restricted. */
function innerUses(fields: ResourceSchema['fields']): Finding[] {
  return Object.entries(fields).flatMap(([field, spec]) =>
    Object.entries(isKindName(spec.kind) ? (kindOf(spec).inner?.(spec) ?? {}) : {})
      .filter(([, inner]) => writingRules(inner).length > 0)
      .map(([name]): Finding => ({
        code: 'S111',
        field,
        message: `'${name}' inside it has readers or writers of its own`,
      })),
  );
}

/** S111: a restricted field must not be revealed elsewhere, nor be required from people who may not write it. */
export function checkFieldAccess(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { fields } = schema;
  const finding = (field: string, message: string): Finding => ({ code: 'S111', field, message });
  const reserved = reservedFields(fields);
  const closed = reserved.filter(([, { readers }]) => readers !== undefined);
  return [
    ...innerUses(fields),
    ...otherUses(schema, schemas),
    ...reserved.flatMap(([field, spec]) => misdeclared(spec).map((message) => finding(field, message))),
    ...closed.flatMap(([field]) =>
      revealingUses(schema).flatMap(([use, names]) =>
        names.includes(field)
          ? [finding(field, `not all who read the record may read it, and ${use} would tell of it`)]
          : [],
      ),
    ),
    ...workedOut(schema).flatMap(([name, from]) =>
      from
        .filter((one) => one !== name && fields[one]?.readers && !haveSameReaders(fields[one], fields[name]))
        .map((one) => finding(name, `it tells of '${one}', which has other readers`)),
    ),
    ...(schema.list.columns.every((name) => closed.some(([field]) => field === name))
      ? [{ code: 'S111', message: 'some readers of its list have no column' } as const]
      : []),
  ];
}
