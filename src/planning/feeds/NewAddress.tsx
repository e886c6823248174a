import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';

/** The address of a new feed, which is shown only once. */
export function NewAddress({ address }: { readonly address: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Select it first: without clipboard access the reader can still copy it by keyboard.
    input.current?.select();
    await navigator.clipboard.writeText(address);
    notify('planningExports.feeds.copied', { type: 'success' });
  };
  return (
    <Box>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('planningExports.feeds.once')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          size="small"
          label={translate('planningExports.feeds.address')}
          value={address}
          inputRef={input}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button
          autoFocus
          variant="contained"
          startIcon={<ContentCopyOutlined />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {translate('planningExports.feeds.copy')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {translate('planningExports.feeds.howTo')}
      </Typography>
    </Box>
  );
}
