import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ColumnLine } from './ColumnLine';
import { DensityChoice } from './DensityChoice';
import type { Columns } from './useColumns';

/** The button and panel in which columns are shown, hidden and moved, and the density is chosen. */
export function ColumnMenu({ columns }: { readonly columns: Columns }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('screens.list.columns.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, maxWidth: '95vw' } } }}
      >
        <Typography id={titleId} component="h2" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
          {translate('screens.list.columns.title')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5, maxHeight: 360, overflow: 'auto' }}>
          {columns.all.map((field, index) => (
            <ColumnLine
              key={field}
              field={field}
              columns={columns}
              isFirst={index === 0}
              isLast={index === columns.all.length - 1}
            />
          ))}
        </Box>
        <Divider />
        <DensityChoice />
        <Divider />
        <Box sx={{ p: 1, display: 'flex', justifyContent: 'space-between' }}>
          <Button size="small" onClick={columns.reset}>
            {translate('screens.list.columns.reset')}
          </Button>
          <Button size="small" onClick={() => setAnchor(null)}>
            {translate('screens.page.close')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
