import SendOutlined from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

/** The submit button, always within reach of the thumb. */
export function SendBar({ isOnline, isSending }: { readonly isOnline: boolean; readonly isSending: boolean }) {
  const translate = useTranslate();
  const label = isOnline ? 'incidents.report.send' : 'incidents.report.keep';
  return (
    <Box className="form-bar" sx={BAR}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isSending}
        startIcon={<SendOutlined />}
        sx={{ minHeight: 48, width: { xs: '100%', sm: 'auto' } }}
      >
        {translate(isSending ? 'incidents.report.sending' : label)}
      </Button>
    </Box>
  );
}

const BAR = { position: 'sticky', bottom: 0, zIndex: 2, py: 1.5, bgcolor: 'background.default' } as const;
