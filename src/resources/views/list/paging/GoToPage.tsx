import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNumberFormat } from '../../page/useNumberFormat';
import { readPage } from './pageRange';

export interface GoToPageProps {
  readonly page: number;
  readonly lastPage: number;
  readonly onGo: (page: number) => void;
}

export function GoToPage({ page, lastPage, onGo }: GoToPageProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const [typed, setTyped] = useState<string>();
  const go = () => {
    const target = typed === undefined ? undefined : readPage(typed, lastPage);
    setTyped(undefined);
    if (target !== undefined && target !== page) onGo(target);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mx: 0.5 }}>
      <InputBase
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        slotProps={{
          input: {
            inputMode: 'numeric',
            'aria-label': translate('screens.list.paging.page'),
            style: { textAlign: 'center' },
          },
        }}
        sx={{
          width: `${String(lastPage).length + 3}ch`,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 14,
          height: 28,
          '@media (pointer: coarse)': { minWidth: 44, height: 44 },
        }}
      />
      <Typography variant="body2" component="span">
        {translate('screens.list.paging.ofPages', { count: format(lastPage) })}
      </Typography>
    </Box>
  );
}
