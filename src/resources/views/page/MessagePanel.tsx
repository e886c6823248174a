import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface MessagePanelProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** Placeholder for missing content: empty, not found, not available. */
export function MessagePanel({ title, text, icon, children }: MessagePanelProps) {
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center', color: 'text.secondary' }}>
      {icon}
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
