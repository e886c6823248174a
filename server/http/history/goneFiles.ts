import { inParallel } from '../../../src/resources/common/inParallel';
import type { Issue } from '../../../src/resources/language/kind';
import type { Registry } from '../../../src/resources/registry/registry';
import { FilesUnavailable, type FileStore } from '../../files/fileStore';
import { filesIn, uploadFields } from '../body/uploadFields';
import type { RevertDraft } from './revertReport';

/** A file that comes back with a record. */
interface ReturningFile {
  readonly field: string;
  readonly id: string;
  readonly name: string;
}

const returning = (registry: Registry, { report, resource }: RevertDraft): readonly ReturningFile[] =>
  report.status === 'created' || report.status === 'changed'
    ? uploadFields(registry.get(resource)).flatMap(({ name: field }) =>
        filesIn(report.after?.[field]).map(({ id, name }) => ({ field, id, name })),
      )
    : [];

/** Of a store that does not answer nothing is said: what was written is written. */
const isGoneFrom = async (files: FileStore, id: string): Promise<boolean> => {
  try {
    return (await files.find(id)) === undefined;
  } catch (error) {
    if (error instanceof FilesUnavailable) return false;
    throw error;
  }
};

/**
 * The drafts of a report that also say which files come back without their content: what was deleted or replaced longer
 * ago than `FILE_RETENTION_DAYS` is not kept any more.
 */
export async function withGoneFiles(
  files: FileStore,
  registry: Registry,
  drafts: readonly RevertDraft[],
): Promise<readonly RevertDraft[]> {
  const named = drafts.map((draft) => returning(registry, draft));
  const ids = [...new Set(named.flat().map(({ id }) => id))];
  const isGone = await inParallel(ids, (id) => isGoneFrom(files, id));
  const gone = new Set(ids.filter((_, index) => isGone[index]));
  return drafts.map((draft, index) => {
    const issues: Record<string, Issue[]> = {};
    for (const { field, id, name } of named[index] ?? [])
      if (gone.has(id)) (issues[field] ??= []).push({ code: 'fileGone', args: { name } });
    return Object.keys(issues).length > 0 ? { ...draft, report: { ...draft.report, issues } } : draft;
  });
}
