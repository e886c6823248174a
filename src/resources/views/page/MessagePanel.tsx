import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useInPlace } from '../nested/InPlaceContext';

export interface MessagePanelProps {
  readonly title: string;
  readonly text?: string;
  /** An empty tray by default. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Placeholder for missing content: empty, not found, not available. */
export function MessagePanel({ title, text, icon, children }: MessagePanelProps) {
  const isPart = useInPlace() !== undefined;
  return (
    <Box sx={{ ...PANEL, py: isPart ? 4 : 'clamp(48px, 14vh, 144px)' }}>
      <Box aria-hidden sx={GLYPH}>
        {icon ?? <InboxOutlined />}
      </Box>
      <Typography component="p" variant="h3" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      {children && (
        <Box sx={{ mt: 2, display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>
      )}
    </Box>
  );
}

const PANEL = { px: 2, textAlign: 'center', color: 'text.secondary' } as const;
const GLYPH = {
  ...{
    display: 'flex',
    width: 'fit-content',
    mx: 'auto',
    mb: 1.5,
    p: 1.25,
    borderRadius: '50%',
    bgcolor: 'action.hover',
  },
  '& > svg': { fontSize: 28, m: 0 },
} as const;
