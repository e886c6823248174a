import { isDeepStrictEqual } from 'node:util';
import type { ResourceSchema } from '../../../src/resources/types';
import { isInput } from '../../../src/resources/views/form/formValues';
import { formAspectsOfField } from './aspects';
import type { Language } from './language';

type Spec = Readonly<Record<string, unknown>>;

/** Every text in a declaration, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The fields that a record needs to be found again, and to be accepted. */
function neededFields({ fields, key, list, search, tree, representation }: ResourceSchema): readonly string[] {
  const named = new Set(textsIn([key, list, search, tree, representation]));
  return Object.entries(fields).flatMap(([name, spec]) => (spec.required || named.has(name) ? [name] : []));
}

/** Adds the fields that those before them name: the site of a company is chosen once the company is. */
function withNamed({ fields }: ResourceSchema, names: ReadonlySet<string>): ReadonlySet<string> {
  const texts = new Set([...names].flatMap((name) => textsIn(fields[name])));
  const all = new Set([...names, ...Object.keys(fields).filter((name) => texts.has(name))]);
  return isDeepStrictEqual(all, names) ? all : withNamed({ fields } as ResourceSchema, all);
}

/**
 * The fields that the forms of these resources fill in, by resource: what a record needs, and of the others each kind and
 * each option once. The same input is not filled in again in every form that has it.
 */
export function filledFields(
  language: Language,
  schemas: readonly ResourceSchema[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const aspects = (schema: ResourceSchema, name: string) =>
    formAspectsOfField(language, schema.fields[name] as unknown as Spec);
  const needed = schemas.map((schema) => [schema, withNamed(schema, new Set(neededFields(schema)))] as const);
  const covered = new Set(needed.flatMap(([schema, names]) => [...names].flatMap((name) => aspects(schema, name))));
  return new Map(
    needed.map(([schema, names]) => {
      const filled = new Set(names);
      for (const name of Object.keys(schema.fields)) {
        const own = aspects(schema, name);
        if (own.every((aspect) => covered.has(aspect))) continue;
        filled.add(name);
        for (const aspect of own) covered.add(aspect);
      }
      const all = [...withNamed(schema, filled)];
      return [schema.name, new Set(all.filter((name) => isInput(schema, name, true)))];
    }),
  );
}
