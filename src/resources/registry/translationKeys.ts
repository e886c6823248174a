import type { FieldSpec } from '../language/kind';
import { kindOf } from '../fields/kinds';
import type { CallAction, SettingAction } from '../language/recordActions';
import type { ResourceSchema } from '../language/resourceSchema';
import { colonOf, inLanguage, type Language, type Words } from '../language/words';

/** Translation keys of a declaration. React-admin reads `name` and `fields.*` under the same keys. */
export const resourceKey = (schema: Pick<ResourceSchema, 'name'>, ...path: readonly string[]): string =>
  ['resources', schema.name, ...path].join('.');

/** Key of a field's label; inner fields follow their parent: `fieldKey(s, 'interventions', 'theme')`. */
export const fieldKey = (schema: Pick<ResourceSchema, 'name'>, ...path: readonly string[]): string =>
  resourceKey(schema, 'fields', ...path);

/** Key of a message of `refusedWhen`, by its index. */
export const refusalKey = (schema: Pick<ResourceSchema, 'name'>, field: string, place: number): string =>
  fieldKey(schema, field, '$refused', String(place));

/** Key of an action's label, with `$question` and `$done` below it. */
export const actionKey = (schema: Pick<ResourceSchema, 'name'>, ...path: readonly string[]): string =>
  resourceKey(schema, 'actions', ...path);

/** Key of the notice for this value in a response. */
export const savedMessageKey = (schema: Pick<ResourceSchema, 'name'>, field: string, value: string): string =>
  resourceKey(schema, 'savedMessages', field, value);

export const tabGroupKey = (schema: Pick<ResourceSchema, 'name'>, group: string): string =>
  resourceKey(schema, 'tabGroups', group);

/** Key of a summary card's title, with `$empty` below it. */
export const cardKey = (schema: Pick<ResourceSchema, 'name'>, ...path: readonly string[]): string =>
  resourceKey(schema, 'summary', ...path);

/** Key of a further list's title by its address, with `$help` below it. */
export const otherListKey = (schema: Pick<ResourceSchema, 'name'>, ...path: readonly string[]): string =>
  resourceKey(schema, 'otherLists', ...path);

type Messages = Record<string, string>;

function addField(messages: Messages, key: string, spec: FieldSpec, language: Language): void {
  const put = (suffix: string, words: Words | undefined) => {
    if (words) messages[key + suffix] = inLanguage(words, language);
  };
  put('', spec.label);
  put('.$help', spec.help);
  put('.$placeholder', spec.placeholder);
  for (const [place, { message }] of (spec.refusedWhen ?? []).entries()) put(`.$refused.${place}`, message);
  const inner = kindOf(spec).inner?.(spec) ?? {};
  for (const [name, innerSpec] of Object.entries(inner)) addField(messages, `${key}.${name}`, innerSpec, language);
}

/** Confirmation question of an action: its own, or one made of label and record name. */
const questionOf = ({ question, label }: CallAction | SettingAction, language: Language): string =>
  question
    ? inLanguage(question, language)
    : `${inLanguage(label, language)}${colonOf(language)}%{name}${language === 'fr' ? '\u00a0?' : '?'}`;

function addCalls(messages: Messages, schema: ResourceSchema, language: Language): void {
  for (const [name, action] of Object.entries(schema.actions)) {
    messages[actionKey(schema, name)] = inLanguage(action.label, language);
    if ('downloads' in action) continue;
    messages[actionKey(schema, name, '$question')] = questionOf(action, language);
    messages[actionKey(schema, name, '$done')] = inLanguage(action.done, language);
  }
  for (const [field, values] of Object.entries(schema.savedMessages)) {
    for (const [value, words] of Object.entries(values))
      messages[savedMessageKey(schema, field, value)] = inLanguage(words, language);
  }
}

function addPlaces(messages: Messages, schema: ResourceSchema, language: Language): void {
  for (const [group, words] of Object.entries(schema.tabGroups ?? {}))
    messages[tabGroupKey(schema, group)] = inLanguage(words, language);
  for (const [name, { label, empty }] of Object.entries(schema.summary?.cards ?? {})) {
    messages[cardKey(schema, name)] = inLanguage(label, language);
    if (empty) messages[cardKey(schema, name, '$empty')] = inLanguage(empty, language);
  }
  for (const [path, { label, help }] of Object.entries(schema.otherLists)) {
    messages[otherListKey(schema, path)] = inLanguage(label, language);
    if (help) messages[otherListKey(schema, path, '$help')] = inLanguage(help, language);
  }
}

/** All messages of the declarations in one language, as a flat Polyglot dictionary. */
export function messagesOf(schemas: readonly ResourceSchema[], language: Language): Messages {
  const messages: Messages = {};
  for (const schema of schemas) {
    const { one, many, new: created } = schema.label;
    messages[resourceKey(schema, 'name')] = `${inLanguage(one, language)} |||| ${inLanguage(many, language)}`;
    if (created) messages[resourceKey(schema, '$new')] = inLanguage(created, language);
    if (schema.help) messages[resourceKey(schema, '$help')] = inLanguage(schema.help, language);
    for (const [name, spec] of Object.entries(schema.fields))
      addField(messages, fieldKey(schema, name), spec, language);
    for (const [name, { label }] of Object.entries({ ...schema.parameters, ...schema.links })) {
      messages[resourceKey(schema, 'parameters', name)] = inLanguage(label, language);
    }
    addCalls(messages, schema, language);
    addPlaces(messages, schema, language);
    for (const [index, section] of schema.sections.entries()) {
      messages[resourceKey(schema, 'sections', String(index))] = inLanguage(section.label, language);
      if (section.help)
        messages[resourceKey(schema, 'sections', String(index), '$help')] = inLanguage(section.help, language);
    }
  }
  return messages;
}
