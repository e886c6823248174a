import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { FicheIncidentCauses } from '../../../resources/schemas/incidentsSuivi';

interface WhyFormProps {
  readonly label: string;
  readonly onAdd: (values: { readonly libelle: string }) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** A "why?" question, whose answer is the next cause. */
export function WhyForm({ label, onAdd, onCancel }: WhyFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    if (!(await onAdd({ libelle: text.trim() }))) setSending(false);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void add(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, my: 1, maxWidth: 640 }}
    >
      <TextField
        autoFocus
        size="small"
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: FicheIncidentCauses.fields.libelle.maxLength } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button type="submit" variant="outlined" disabled={isSending || text.trim() === ''}>
        {translate('incidents.followUp.add')}
      </Button>
      <Button onClick={onCancel}>{translate('incidents.followUp.cancel')}</Button>
    </Box>
  );
}
