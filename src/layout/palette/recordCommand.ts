import { pathOf } from '../../resources/registry/paths';
import type { Referenced } from '../../resources/registry/referenced';
import { representationOf } from '../../resources/records/representation';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import type { Command } from './commands';

interface Place {
  readonly schema: ResourceSchema;
  readonly parents: Readonly<Record<string, string>>;
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
