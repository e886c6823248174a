import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { FicheIncidentCommentaires } from '../../../resources/schemas/incidentsSuivi';

export function CommentBox({ onSend }: { readonly onSend: (text: string) => Promise<boolean> }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    if (await onSend(text.trim())) setText('');
    setSending(false);
  };
  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ mb: 2, display: 'grid', gap: 1 }}>
      <TextField
        multiline
        minRows={2}
        size="small"
        label={translate('incidents.followUp.write')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: FicheIncidentCommentaires.fields.texte.maxLength } }}
      />
      <Button type="submit" variant="outlined" disabled={isSending || text.trim() === ''} sx={{ justifySelf: 'start' }}>
        {translate('incidents.followUp.sendComment')}
      </Button>
    </Box>
  );
}
