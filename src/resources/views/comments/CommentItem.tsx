import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CommentEntry } from '../../protocol/comments';
import { useReadOnly } from '../access/ReadOnlyContext';
import { useAuthor } from '../history/EntryHead';
import { When } from '../history/When';
import { IconAction } from '../page/IconAction';
import { CommentInput } from './CommentInput';
import { splitMentions } from './mentionText';
import type { Comments } from './useComments';

interface CommentItemProps {
  readonly comment: CommentEntry;
  readonly comments: Comments;
  readonly onDelete: (comment: CommentEntry) => void;
}

/** Its author edits the comment in place. */
export function CommentItem({ comment, comments, onDelete }: CommentItemProps) {
  const translate = useTranslate();
  const author = useAuthor();
  const isReadOnly = useReadOnly();
  const [isEditing, setEditing] = useState(false);
  const { id, texte, auteurNom, ecritLe, modifieLe, mentions, canEdit, canDelete } = comment;
  const name = author(auteurNom);
  if (isEditing)
    return (
      <li>
        <CommentInput
          label={translate('history.comments.edit')}
          action={translate('screens.form.save')}
          texte={texte}
          mentions={mentions}
          isFocused
          onCancel={() => setEditing(false)}
          onSubmit={async (draft) => {
            await comments.change(id, draft);
            setEditing(false);
          }}
        />
      </li>
    );
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <When at={ecritLe} />
          {modifieLe !== null && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {` · ${translate('history.comments.changed')}`}
            </Typography>
          )}
        </Box>
        {canEdit && !isReadOnly && (
          <IconAction
            label={translate('history.comments.edit')}
            icon={<EditOutlined fontSize="small" />}
            onClick={() => setEditing(true)}
          />
        )}
        {canDelete && !isReadOnly && (
          <IconAction
            label={translate('history.comments.delete', { name })}
            tooltip={translate('screens.actions.delete')}
            icon={<DeleteOutlined fontSize="small" />}
            onClick={() => onDelete(comment)}
          />
        )}
      </Box>
      <Typography sx={{ mt: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {splitMentions(texte, mentions).map(({ text, isName }, index) =>
          isName ? (
            <Box key={index} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Typography>
    </li>
  );
}
