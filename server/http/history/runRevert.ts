import type { FastifyRequest } from 'fastify';
import type { RowReport } from '../../../src/resources/changes/changes';
import type { CallContext } from '../calls/apiCall';
import type { RevertInput, RevertResult } from '../../database/history/revert';
import { languageOf } from '../../words';
import { Effects } from '../changes/effects';
import { sessionOf } from '../../identity/authenticate';
import { writerOf } from '../resources/applyChange';
import { tenantOf } from '../tenantOf';
import { withGoneFiles } from './goneFiles';
import { revertPolicy } from './revertPolicy';
import { revertDraft, revertReport, type RevertDraft } from './revertReport';

export async function runRevert(
  request: FastifyRequest,
  { registry, effects = {} }: CallContext,
  input: Omit<RevertInput, 'author' | 'limits' | 'policy' | 'begin' | 'take'>,
): Promise<{ readonly result: RevertResult; readonly reports: readonly RowReport[] }> {
  const { files, store } = tenantOf(request);
  const language = languageOf(request.headers['accept-language']);
  const following = new Effects(registry, effects);
  let drafts: RevertDraft[] = [];
  const result = await store.history.revert({
    ...input,
    ...writerOf(request),
    policy: revertPolicy(request, registry),
    begin: () => {
      drafts = [];
      following.clear();
    },
    take: (row, outcome, isReadable) => {
      following.note(row, outcome);
      drafts.push(revertDraft(registry, language, row, outcome, isReadable, sessionOf(request).grants));
    },
  });
  if (result.applied) await following.follow(request);
  const told = await withGoneFiles(files, registry, drafts.reverse());
  return { result, reports: told.map((draft) => revertReport(draft, result.applied)) };
}
