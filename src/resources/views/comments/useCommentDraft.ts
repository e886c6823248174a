import { useGetIdentity } from 'ra-core';
import { useMemo } from 'react';
import type { MentionedPerson } from '../../protocol/comments';
import { draftKey, draftOf, readDraft } from '../../records/unsavedInput';
import { useScreen } from '../ScreenContext';

/** A comment that was typed and not sent. */
export interface TypedComment {
  readonly texte: string;
  readonly mentions: readonly MentionedPerson[];
}

export interface KeptComment {
  readonly typed: TypedComment | undefined;
  /** Undefined once it was sent. */
  readonly keep: (typed: TypedComment | undefined) => void;
}

/** Keeps a new comment in session storage, per person and record, so that closing the panel does not lose it. */
export function useCommentDraft(id: number): KeptComment {
  const { data: identity } = useGetIdentity();
  const { address } = useScreen();
  const key = identity && draftKey(String(identity.id), `comment ${address}/${id}`);
  return useMemo(
    () => ({
      typed:
        key === undefined ? undefined : (readDraft(sessionStorage.getItem(key))?.values as TypedComment | undefined),
      keep(typed) {
        if (key === undefined) return;
        const draft = typed && typed.texte !== '' ? draftOf({ ...typed }, new Date()) : undefined;
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
        else sessionStorage.removeItem(key);
      },
    }),
    [key],
  );
}
