import { foldText } from '../../../common/foldText';
import { indexExisting, keyText } from '../../../exchange/plan/existing';
import { rowsByKey } from '../../../exchange/plan/rowsByKey';
import { indexReferences } from '../../../exchange/plan/references';
import { planSome } from '../../../exchange/plan/planSome';
import { targetsOf } from '../../../exchange/plan/targets';
import type {
  ExistingRecord,
  NestedImport,
  ReferenceIndex,
  ReferenceIndexes,
} from '../../../exchange/plan/importPlanTypes';
import { readTable } from '../../../exchange/read/readTable';
import type { ReadTable } from '../../../exchange/read/readTypes';
import type { AnyRecord } from '../../../language/resourceSchema';
import { versionOf } from '../../../records/versions';
import { namedInFile } from './namedInFile';
import { refusedFile } from './refusedFile';
import { templateFile } from './templateFile';
import { summaryOf } from './summary';
import type { Importer, ExistingRecords, KnownNested, PlanRequest, Resolved } from './importEngineTypes';

const HUNDRED = 100;

function existingOf(record: AnyRecord): ExistingRecord {
  const version = versionOf(record);
  return { id: Number(record.id), ...(version !== undefined && { version }), values: record };
}

const NO_REFERENCES: ReferenceIndex = { find: () => 'unknown' };

function withChosen(index: ReferenceIndex, chosen: Resolved[string]): ReferenceIndex {
  const ids = new Map(Object.entries(chosen).map(([text, id]) => [foldText(text).trim(), id]));
  return {
    find(text) {
      const id = ids.get(foldText(text).trim());
      return id === undefined ? index.find(text) : { id };
    },
  };
}

function nestedImport({ schema, key, existing }: KnownNested): NestedImport {
  const of = (parent: number) => indexExisting(schema, key ?? '', (existing[parent] ?? []).map(existingOf));
  return key === undefined ? { schema, existing: () => undefined } : { schema, key, existing: of };
}

/** Ids of the records that rows match by the key. */
function matchedIds(
  table: ReadTable,
  existing: readonly AnyRecord[],
  { schema, mapping, key, decimalComma }: Pick<PlanRequest, 'schema' | 'mapping' | 'key' | 'decimalComma'>,
): readonly number[] {
  const column = targetsOf(schema).find(({ target }) => target === key)?.column;
  if (!column) return [];
  const context = { decimalComma, find: () => 'unknown' as const };
  const wanted = rowsByKey(table.rows, { at: mapping.indexOf(key), target: key, column }, context);
  const spec = key === 'id' ? undefined : column.spec;
  return existing.flatMap((record) => (wanted.has(keyText(record[key], spec)) ? [Number(record.id)] : []));
}

/** Importer that runs in the current thread. */
export function createImporter(): Importer {
  let fileTable: ReadTable | undefined;
  /** The table of the file with the person's corrections. */
  let table: ReadTable | undefined;
  let known: ExistingRecords | undefined;
  let references: ReferenceIndexes = {};
  const readBefore = (read: ReadTable | undefined): ReadTable => {
    if (!read) throw new Error('no file was read');
    return read;
  };
  const current = () => readBefore(table);
  return {
    async read(onProgress, file, name, options) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await readTable(bytes, name, {
        ...options,
        onProgress: (share) => onProgress(Math.round(share * HUNDRED), HUNDRED),
      });
      if (!read.ok) return read;
      // A table with headings alone has nothing to import.
      if (read.table.rows.length === 0) return { ok: false, problem: { code: 'empty', args: {} } };
      fileTable = table = read.table;
      return { ok: true, table: summaryOf(read.table) };
    },
    async correct(_onProgress, cells) {
      const read = readBefore(fileTable);
      const rows = [...read.rows];
      for (const { row, column, text } of cells) {
        const corrected = [...(rows[row] ?? [])];
        while (corrected.length < column) corrected.push(null);
        corrected[column] = text.trim() === '' ? null : text;
        rows[row] = corrected;
      }
      table = { ...read, rows };
    },
    named: async (_onProgress, asked) => namedInFile(current(), asked),
    matched: async (_onProgress, asked) => matchedIds(current(), known?.existing ?? [], asked),
    async know(_onProgress, read) {
      known = read;
      references = Object.fromEntries(
        Object.entries(read.references).map(([resource, { schema, records }]) => [
          resource,
          indexReferences(schema, records),
        ]),
      );
    },
    async plan(onProgress, { decimalComma, resolved, nested, planned, ...asked }) {
      const resources = new Set([...Object.keys(references), ...Object.keys(resolved)]);
      const found = [...resources].map((resource) => {
        const index = references[resource] ?? NO_REFERENCES;
        return [resource, withChosen(index, resolved[resource] ?? {})] as const;
      });
      const input = {
        ...asked,
        table: { ...current(), decimalComma },
        existing: indexExisting(asked.schema, asked.key, (known?.existing ?? []).map(existingOf)),
        references: Object.fromEntries(found),
        ...(nested && { nested: nestedImport(nested) }),
        onProgress,
      };
      return planSome(input, planned ?? { leftOut: [] });
    },
    refused: (_onProgress, asked) => refusedFile(current(), asked),
    template: (_onProgress, asked) => templateFile(asked),
  };
}
