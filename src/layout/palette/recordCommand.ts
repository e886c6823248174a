import { pathOf } from '../../resources/registry/paths';
import { secondFact } from '../../resources/records/globalSearch';
import type { Referenced } from '../../resources/registry/referenced';
import { representationOf } from '../../resources/records/representation';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import type { Command } from './commands';

interface Place {
  readonly schema: ResourceSchema;
  readonly parents: Readonly<Record<string, string>>;
}

/** Tells records of similar names apart: the end of the postal address. */
export function townOf(schema: ResourceSchema, record: AnyRecord): string | undefined {
  const field = secondFact(schema);
  const value = field === undefined ? undefined : record[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const recordCommand = (
  { schema, parents }: Place,
  record: AnyRecord,
  language: Language,
  referenced: Referenced,
): Command => ({
  id: `record ${schema.name}/${record.id}`,
  group: 'records',
  label: representationOf(schema, record, referenced),
  detail: inLanguage(schema.label.one, language),
  icon: schema.icon,
  place: { schema, id: String(record.id), parents: parents ?? {} },
  effect: { kind: 'go', path: pathOf(schema, 'show', record.id, parents) },
});
