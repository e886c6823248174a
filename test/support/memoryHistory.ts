import type { Tables } from './memoryChanges';
import type {
  ChangeCalls,
  ChangeReport,
  ChangeRequest,
  ChangeRowEntry,
  ChangeSetEntry,
  Listed,
  RowReport,
} from '../../src/resources/changes/changes';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { DAY } from '../../src/resources/common/durations';

interface RecordedSet extends Omit<ChangeSetEntry, 'resources'> {
  readonly rows: readonly ChangeRowEntry[];
}

interface Writing {
  readonly authorName: string;
  readonly origin: string;
  readonly reverts?: number;
}

type Outcome = { readonly row: ChangeRowEntry } | { readonly refused: string };

const OPPOSITE = { create: 'delete', update: 'update', delete: 'create' } as const;
const STATUSES = { create: 'created', update: 'changed', delete: 'deleted' } as const;

/** Time of the first change set; the others follow at intervals of a day. */
const FIRST = Date.UTC(2026, 0, 1, 8);

/** Limit of rows up to which a change set lists its records. */
const FEW = 3;

const page = <Item>(
  items: readonly Item[],
  at: { readonly page: number; readonly pageSize: number },
): Listed<Item> => ({
  items: items.slice((at.page - 1) * at.pageSize, at.page * at.pageSize),
  totalCount: items.length,
});

/** Change sets over records in memory, recorded as the API does; for top-level resources only. */
export function memoryHistory(tables: Tables) {
  const sets: RecordedSet[] = [];
  const newestFirst = () => sets.flatMap(({ rows }) => rows).toReversed();
  const versionOf = (collection: string, id: number) =>
    newestFirst().find((row) => row.collection === collection && row.id === id)?.version ?? 0;
  const table = (collection: string): AnyRecord[] => (tables[collection] ??= []);

  function write({ collection, action, id: given, version, values = {} }: ChangeRequest, set: number): Outcome {
    const before = table(collection).find(({ id }) => id === given);
    const id = given ?? Math.max(0, ...table(collection).map((one) => one.id)) + 1;
    if (action !== 'create' && !before) return { refused: 'Fiche introuvable' };
    if (version !== undefined && version !== versionOf(collection, id)) return { refused: 'Modifiée entre-temps' };
    const after = action === 'delete' ? undefined : { ...before, ...values, id };
    tables[collection] = [...table(collection).filter((one) => one.id !== id), ...(after ? [after] : [])];
    const row: ChangeRowEntry = {
      changeSet: set,
      ordinal: 0,
      at: new Date(FIRST + set * DAY).toISOString(),
      authorName: '',
      origin: '',
      resource: collection,
      collection,
      id,
      action,
      version: versionOf(collection, id) + 1,
      ...(before && { before }),
      ...(after && { after }),
    };
    return { row };
  }

  function run(
    changes: readonly ChangeRequest[],
    { authorName, origin, reverts }: Writing,
    {
      mode = 'all',
      preview = false,
      indexes = [...changes.keys()],
    }: {
      readonly mode?: 'all' | 'good' | undefined;
      readonly preview?: boolean;
      readonly indexes?: readonly number[];
    } = {},
  ): ChangeReport {
    const stored = { ...tables };
    const set = sets.length + 1;
    const outcomes = changes.map((change) => write(change, set));
    const rows = outcomes.map((outcome, place): RowReport => {
      const index = indexes[place] ?? place;
      const { id, action = 'update' } = changes[place] ?? {};
      if ('refused' in outcome)
        return { index, status: 'refused', reason: 'stale', message: outcome.refused, ...(id !== undefined && { id }) };
      const { before, after } = outcome.row;
      return {
        index,
        status: STATUSES[action],
        id: outcome.row.id,
        ...(before && { before }),
        ...(after && { after }),
      };
    });
    const written = outcomes.flatMap((outcome) => ('row' in outcome ? [outcome.row] : []));
    const isRefused = written.length === 0 || (mode === 'all' && written.length < changes.length);
    if (preview || isRefused) {
      Object.assign(tables, stored);
      return { applied: false, rows };
    }
    const recorded = written.map((row, ordinal) => ({ ...row, ordinal, authorName, origin }));
    const at = new Date(FIRST + set * DAY).toISOString();
    sets.push({ id: set, at, authorId: '1', authorName, origin, ...(reverts && { reverts }), rows: recorded });
    return { applied: true, id: set, rows };
  }

  const entryOf = ({ rows, ...set }: RecordedSet): ChangeSetEntry => {
    const by = sets.find(({ reverts }) => reverts === set.id);
    const names = [...new Set(rows.map(({ resource }) => resource))];
    const resources = names.map((name) => ({
      resource: name,
      rows: rows.filter(({ resource }) => resource === name).length,
    }));
    const firstRows = rows.length <= FEW && { firstRows: rows };
    return { ...set, ...(by && { revertedBy: by.id }), resources, ...firstRows };
  };

  const calls: Partial<ChangeCalls> = {
    previewChanges: async (changes, { mode, origin }) =>
      run(changes, { authorName: 'Moi', origin }, { mode, preview: true }),
    applyChanges: async (changes, { mode, origin }) => run(changes, { authorName: 'Moi', origin }, { mode }),
    revertChanges: async (id, { ordinals, mode, preview } = {}) => {
      const rows = sets[id - 1]?.rows.filter(({ ordinal }) => ordinals?.includes(ordinal) ?? true) ?? [];
      const changes = rows.map(({ collection = '', id: record, action, version, before }): ChangeRequest => ({
        collection,
        action: OPPOSITE[action],
        id: record,
        version,
        ...(before && { values: before }),
      }));
      const indexes = rows.map(({ ordinal }) => ordinal);
      return run(
        changes,
        { authorName: 'Moi', origin: 'revert', reverts: id },
        { mode, indexes, preview: preview === true },
      );
    },
    changeSets: async ({ collection, id, ...at }) =>
      page(
        sets
          .filter(({ rows }) =>
            rows.some((row) => row.collection === collection && (id === undefined || row.id === id)),
          )
          .map(entryOf)
          .toReversed(),
        at,
      ),
    changeRows: async (id, at) => page(sets[id - 1]?.rows ?? [], at),
    lastChangeSet: async (collection, id) =>
      newestFirst().find((row) => row.authorName === 'Moi' && row.collection === collection && row.id === id)
        ?.changeSet,
    recordHistory: async (collection, id, at) =>
      page(
        newestFirst().filter((row) => row.collection === collection && row.id === id),
        at,
      ),
    recycleBin: async (collection, at) =>
      page(
        newestFirst().filter(
          (row, index, all) =>
            row.collection === collection &&
            row.action === 'delete' &&
            !all.slice(0, index).some((later) => later.collection === collection && later.id === row.id),
        ),
        at,
      ),
  };
  return {
    calls,
    /** Writes as another person would. @throws {Error} if a row is refused */
    record: (authorName: string, origin: string, changes: readonly ChangeRequest[]): number => {
      const { id } = run(changes, { authorName, origin });
      if (id === undefined) throw new Error('the change set of the test is refused');
      return id;
    },
  };
}
