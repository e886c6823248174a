import { foldText } from '../../common/foldText';
import type { FoundReference } from '../cells/cellTypes';
import { NOTHING_KNOWN, type Referenced } from '../../registry/referenced';
import { representationOf, textOf } from '../../records/representation';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import type { ReferenceIndex } from './importPlanTypes';

const normal = (text: string): string => text.normalize('NFC').trim();
const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Ids by text. Exact matches take precedence over matches without accents. */
function createTexts() {
  const exact = new Map<string, Set<number>>();
  const loose = new Map<string, Set<number>>();
  const put = (texts: Map<string, Set<number>>, text: string, id: number): void => {
    const ids = texts.get(text);
    if (ids) ids.add(id);
    else texts.set(text, new Set([id]));
  };
  return {
    add(text: string, id: number): void {
      if (text.trim() === '') return;
      put(exact, normal(text), id);
      put(loose, folded(text), id);
    },
    find: (text: string): ReadonlySet<number> | undefined => exact.get(normal(text)) ?? loose.get(folded(text)),
  };
}

/**
 * Finds records by text: by unique fields (codes), then names, then search fields. Case and accents only
 * matter if an exact match exists.
 *
 * @param referenced known records, for names that consist of references
 */
export function indexReferences(
  schema: ResourceSchema,
  records: Iterable<AnyRecord>,
  referenced: Referenced = NOTHING_KNOWN,
): ReferenceIndex {
  const codes = Object.entries(schema.fields).flatMap(([name, { unique }]) => (unique ? [name] : []));
  const [byCode, byName, bySearch] = [createTexts(), createTexts(), createTexts()];
  for (const record of records) {
    const id = Number(record.id);
    for (const field of codes) byCode.add(textOf(schema, field, record), id);
    byName.add(representationOf(schema, record, referenced), id);
    for (const field of schema.search) if (schema.fields[field]) bySearch.add(textOf(schema, field, record), id);
  }
  return {
    find(text): FoundReference {
      for (const texts of [byCode, byName, bySearch]) {
        const [id, ...others] = texts.find(text) ?? [];
        if (id !== undefined) return others.length === 0 ? { id } : 'ambiguous';
      }
      return 'unknown';
    },
  };
}
