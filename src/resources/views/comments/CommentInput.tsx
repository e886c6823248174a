import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_COMMENT, type MentionedPerson } from '../../protocol/comments';
import { problemOf } from '../page/problemOf';
import { insertMention, mentionAt, mentionedIn } from './mentionText';
import { MentionChoices } from './MentionChoices';
import type { CommentDraft } from './useComments';
import type { TypedComment } from './useCommentDraft';
import { useMentionablePeople } from './useMentionablePeople';

export interface CommentInputProps {
  readonly label: string;
  readonly action: string;
  readonly texte?: string;
  readonly mentions?: readonly MentionedPerson[];
  readonly isFocused?: boolean;
  /** Called with each change, and with nothing once it was sent. */
  readonly onTyped?: (typed: TypedComment | undefined) => void;
  /** @throws the API's refusal */
  readonly onSubmit: (draft: CommentDraft) => Promise<void>;
  readonly onCancel?: () => void;
}

/** Editor of a comment: `@` suggests colleagues, Ctrl + Enter submits. */
export function CommentInput({ label, action, onTyped, onSubmit, onCancel, ...initial }: CommentInputProps) {
  const translate = useTranslate();
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial.texte ?? '');
  const [named, setNamed] = useState(initial.mentions ?? []);
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const typed = caret === undefined ? undefined : mentionAt(text, caret);
  const people = useMentionablePeople(typed?.typed);
  const current = people[Math.min(chosen, people.length - 1)];
  const isEmpty = text.trim() === '';

  const choose = (person: MentionedPerson) => {
    if (!typed) return;
    const made = insertMention(text, typed, person.nom);
    const mentions = [...named.filter((one) => one.id !== person.id), person];
    // Synchronous, so that the next keystroke finds text and caret updated.
    flushSync(() => {
      setText(made.text);
      setNamed(mentions);
      setCaret(undefined);
    });
    onTyped?.({ texte: made.text, mentions });
    input.current?.focus();
    input.current?.setSelectionRange(made.caret, made.caret);
  };
  const send = async () => {
    if (isEmpty || isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      await onSubmit({ texte: text.trim(), mentions: mentionedIn(text, named).map((one) => one.id) });
      setText('');
      setNamed([]);
      onTyped?.(undefined);
      setCaret(undefined);
    } catch (error) {
      setProblem(problemOf(error).message ?? translate('screens.page.unknownFailure'));
    } finally {
      setSending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (current && ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(key)) {
      event.preventDefault();
      if (key === 'Escape') setCaret(undefined);
      else if (key === 'Enter' || key === 'Tab') choose(current);
      else setChosen((chosen + (key === 'ArrowDown' ? 1 : people.length - 1)) % people.length);
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (key === 'Escape' && onCancel) {
      event.preventDefault();
      onCancel();
    }
  };
  return (
    <Box sx={{ position: 'relative', mb: 2 }}>
      <TextField
        inputRef={input}
        label={label}
        value={text}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        size="small"
        autoFocus={initial.isFocused ?? false}
        error={problem !== undefined}
        helperText={problem}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionEnd)}
        onChange={({ target }) => {
          setText(target.value);
          onTyped?.({ texte: target.value, mentions: named });
          setCaret((target as unknown as HTMLTextAreaElement).selectionEnd);
          setChosen(0);
        }}
        slotProps={{
          htmlInput: {
            maxLength: MAX_COMMENT,
            'aria-autocomplete': 'list',
            'aria-controls': current ? id : undefined,
            'aria-activedescendant': current ? `${id}-${current.id}` : undefined,
          },
        }}
      />
      {current && <MentionChoices id={id} people={people} current={current} onChoose={choose} />}
      <Box sx={FOOT}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 140, color: 'text.secondary' }}>
          {translate(isTouch ? 'history.comments.hintTouch' : 'history.comments.hint')}
        </Typography>
        {onCancel && (
          <Button size="small" color="inherit" onClick={onCancel}>
            {translate('screens.page.cancel')}
          </Button>
        )}
        <Button size="small" variant="contained" loading={isSending} disabled={isEmpty} onClick={() => void send()}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}

const FOOT = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 } as const;
