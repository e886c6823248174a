import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { CommentEntry } from '../../protocol/comments';
import { useReadOnly } from '../access/ReadOnlyContext';
import { useAuthor } from '../history/EntryHead';
import { EntryList } from '../history/EntryList';
import { ConfirmDialog } from '../page/ConfirmDialog';
import { CommentInput } from './CommentInput';
import { CommentItem } from './CommentItem';
import { useCommentDraft } from './useCommentDraft';
import { useComments } from './useComments';

export function RecordComments({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const author = useAuthor();
  const isReadOnly = useReadOnly();
  const comments = useComments(id);
  const draft = useCommentDraft(id);
  const place = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<CommentEntry>();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const remove = async () => {
    if (!doomed) return;
    setPending(true);
    try {
      await comments.remove(doomed.id);
      setOpen(false);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  };
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {!isReadOnly && (
        <CommentInput
          label={translate('history.comments.write')}
          action={translate('history.comments.send')}
          isFocused
          {...draft.typed}
          onTyped={draft.keep}
          onSubmit={comments.add}
        />
      )}
      <EntryList
        entries={comments.entries}
        label={translate('history.comments.title')}
        empty={{ title: translate('history.comments.none'), text: translate('history.comments.noneText') }}
        keyOf={(comment) => String(comment.id)}
      >
        {(comment) => (
          <CommentItem
            comment={comment}
            comments={comments}
            onDelete={(one) => {
              setError(undefined);
              setDoomed(one);
              setOpen(true);
            }}
          />
        )}
      </EntryList>
      {doomed && (
        <ConfirmDialog
          isOpen={isOpen}
          title={translate('history.comments.deleteTitle', { name: author(doomed.auteurNom) })}
          text={doomed.texte}
          action={translate('screens.actions.delete')}
          color="error"
          isPending={isPending}
          error={error}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(false)}
          onExited={() => {
            setDoomed(undefined);
            // The button that opened the dialog is gone with the comment.
            if (document.activeElement === document.body) place.current?.focus();
          }}
        />
      )}
    </div>
  );
}
