import { useQueryClient } from '@tanstack/react-query';
import { COMMENTS_CALL, type CommentEntry } from '../../protocol/comments';
import type { Listed } from '../../changes/changes';
import { useEntries, type Entries } from '../history/useEntries';
import { useScreen } from '../ScreenContext';
import { useCall } from '../useCall';

export interface CommentDraft {
  readonly texte: string;
  readonly mentions: readonly number[];
}

/** Comments on a record; each write rejects with the API's refusal. */
export interface Comments {
  readonly entries: Entries<CommentEntry>;
  readonly add: (draft: CommentDraft) => Promise<void>;
  readonly change: (id: number, draft: CommentDraft) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

export function useComments(id: number): Comments {
  const call = useCall();
  const client = useQueryClient();
  const { address } = useScreen();
  const entries = useEntries<CommentEntry>([address, COMMENTS_CALL, String(id)], async (query) => {
    const { page, pageSize, signal } = query;
    const parameters = { Collection: address, Id: id, PageNumber: page, PageSize: pageSize };
    return (await call(COMMENTS_CALL, { query: parameters, signal })) as Listed<CommentEntry>;
  });
  const write = async (method: 'POST' | 'PUT' | 'DELETE', at: string, body?: object) => {
    await call(at, { method, ...(body && { body }) });
    // The record's summary shows the number of comments.
    await Promise.all(
      [COMMENTS_CALL, 'resume'].map((what) => client.invalidateQueries({ queryKey: [address, what, String(id)] })),
    );
  };
  return {
    entries,
    add: (draft) => write('POST', COMMENTS_CALL, { collection: address, id, ...draft }),
    change: (comment, draft) => write('PUT', `${COMMENTS_CALL}/${comment}`, draft),
    remove: (comment) => write('DELETE', `${COMMENTS_CALL}/${comment}`),
  };
}
