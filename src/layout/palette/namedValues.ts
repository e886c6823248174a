import { kindOf, type KindName } from '../../resources/fields/kinds';
import { valuesFrom } from '../../resources/fields/shared/references/newChoice';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { validateField } from '../../resources/records/validate';

type Values = Readonly<Record<string, unknown>>;

const EMAIL = /\S+@\S+\.\S+/;
const TELEPHONE = /(?:^|\s)((?:\+|0)\d[\d\s.-]{6,}\d)(?=\s|$)/;

/** "Boulangerie Martin à Lille": a town has a capital letter. */
const TOWN = /\s(?:à|in|em)\s(\p{Lu}[\p{L}\s'’-]*)$/u;

const CAPITALS = /^[\p{Lu}'’-]{2,}$/u;

/** The value of a field, if it accepts the text. */
function valueOf({ fields }: ResourceSchema, name: string | undefined, typed: string): Values {
  const spec = name === undefined ? undefined : fields[name];
  if (!spec || spec.readOnly || name === undefined) return {};
  const read = validateField(kindOf(spec).fromText(typed, spec), spec);
  return read.ok ? { [name]: read.value } : {};
}

const firstOf = ({ fields }: ResourceSchema, kind: KindName): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === kind);

/** A person is named by two fields: "Jean Dupont", "DUPONT Jean". */
function personValues(schema: ResourceSchema, typed: string): Values {
  const [last, first, ...others] = schema.representation;
  const words = typed.split(/\s+/);
  const isPerson =
    others.length === 0 && [last, first].every((name) => name !== undefined && schema.fields[name]?.kind === 'text');
  if (!isPerson || words.length < 2) return valuesFrom(schema, typed);
  const [word = '', ...rest] = words;
  const names = CAPITALS.test(word) ? [word, rest.join(' ')] : [rest.join(' '), word];
  return { ...valueOf(schema, last, names[0] ?? ''), ...valueOf(schema, first, names[1] ?? '') };
}

/**
 * Initial values of a form from what is typed about a new record.
 *
 * @example namedValues(Contacts, 'Jean Dupont 06 12 34 56 78') // { telephone: '+33612345678', nom: 'Dupont', prenom: 'Jean' }
 */
export function namedValues(schema: ResourceSchema, typed: string): Values {
  const town = schema.privacy ? undefined : schema.address?.at(-1);
  const parts: readonly (readonly [string | undefined, RegExp, number])[] = [
    [firstOf(schema, 'email'), EMAIL, 0],
    [firstOf(schema, 'telephone'), TELEPHONE, 1],
    [town, TOWN, 1],
  ];
  let rest = typed.trim();
  let values: Values = {};
  for (const [field, pattern, group] of parts) {
    const found = pattern.exec(rest);
    const value = found ? valueOf(schema, field, found[group] ?? '') : {};
    if (!found || Object.keys(value).length === 0) continue;
    values = { ...values, ...value };
    rest = rest.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  }
  return { ...values, ...(rest !== '' && personValues(schema, rest)) };
}
