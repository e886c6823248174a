import { inParallel } from '../../../src/resources/common/inParallel';
import type { Issue } from '../../../src/resources/language/kind';
import type { Registry } from '../../../src/resources/registry/registry';
import { FilesUnavailable, type FileStore } from '../../files/fileStore';
import { filesIn, uploadFields } from '../body/uploadFields';
import type { RevertDraft } from './revertReport';

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

/** An unavailable file store must not fail a revert that is already written, so the file counts as present. */
const isGoneFrom = async (files: FileStore, id: string): Promise<boolean> => {
  try {
    return (await files.find(id)) === undefined;
  } catch (error) {
    if (error instanceof FilesUnavailable) return false;
    throw error;
  }
};

/**
 * Adds an issue for each restored file whose content is gone: it was deleted or replaced more than
 * `FILE_RETENTION_DAYS` ago.
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
