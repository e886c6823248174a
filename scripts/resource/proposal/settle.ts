import { checkSchemas } from '../../../src/resources/check/check';
import { defineResource } from '../../../src/resources/defineResource';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { NewField } from '../newField';
import { addressOf, columnsOf, namingField, parentOf, rightsOf, type NewResource } from '../newResource';
import { isColumn } from '../newField';
import { note } from './notes';
import type { Proposal } from './proposal';

const wordsOf = (text: string) => [text, text, text, text] as const;

export const specOf = ({ kind, label, options, fields }: NewField): FieldSpec =>
  ({
    kind,
    label: wordsOf(label),
    ...options,
    ...(fields && { fields: Object.fromEntries(fields.map((field) => [field.name, specOf(field)])) }),
  }) as FieldSpec;

/** The declaration that a proposal would become. */
export function schemaOf(resource: NewResource): ResourceSchema {
  const { one, many, fields, unique } = resource;
  const named = namingField(fields);
  const parent = parentOf(resource);
  return defineResource({
    name: addressOf(resource),
    ...(parent && { parent }),
    label: { one: wordsOf(one), many: wordsOf(many) },
    rights: rightsOf(resource),
    fields: Object.fromEntries(fields.map((field) => [field.name, specOf(field)])),
    representation: named?.name ?? '',
    search: named?.kind === 'text' ? [named.name] : [],
    list: { columns: columnsOf(fields), sort: { field: named && isColumn(named) ? named.name : 'id', order: 'ASC' } },
    ...(unique && { unique }),
  } as Parameters<typeof defineResource>[0]);
}

/** Replaces fields that the check refuses by notes. */
function withoutRefused({ resource, notes }: Proposal, refused: ReadonlyMap<string, string>): Proposal {
  const isWhole = (names: readonly string[]) => !names.some((name) => refused.has(name));
  const unique = resource.unique ?? [];
  return {
    resource: {
      ...resource,
      fields: resource.fields.filter(({ name }) => !refused.has(name)),
      unique: unique.filter(isWhole),
    },
    notes: [
      ...notes,
      ...[...refused].map(([name, why]) => note(name, 'refused', why)),
      ...unique.filter((names) => !isWhole(names)).map((names) => note('', 'rule', `unique (${names.join(', ')})`)),
    ],
  };
}

/** Removes fields that the check at start would refuse, with a note, and proposals that have no fields left. */
export function settle(proposals: readonly Proposal[], declared: readonly ResourceSchema[]): readonly Proposal[] {
  const some = proposals.filter(({ resource }) => resource.fields.length > 0);
  const problems = checkSchemas([...declared, ...some.map(({ resource }) => schemaOf(resource))]);
  const settled = some.map((proposal) => {
    const address = addressOf(proposal.resource);
    const own = problems.filter(({ resource, field }) => resource === address && field !== undefined);
    return withoutRefused(proposal, new Map(own.map(({ field = '', code, message }) => [field, `${code} ${message}`])));
  });
  const isSettled = settled.every(({ resource }, at) => resource.fields.length === some[at]?.resource.fields.length);
  return isSettled ? settled : settle(settled, declared);
}
