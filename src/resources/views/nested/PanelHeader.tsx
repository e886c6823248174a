import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';
import { resourceKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { useCollectionName } from './useCollectionName';

export interface PanelHeaderProps {
  readonly aside?: ReactNode;
  /** Receives the focus when the focused button disappears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

export function PanelHeader({ aside, titleRef, children }: PanelHeaderProps) {
  const translate = useTranslate();
  const nameOf = useCollectionName();
  const { schema } = useScreen();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        mb: 1.5,
        minHeight: 32,
      }}
    >
      <Typography variant="h2" ref={titleRef} tabIndex={-1} sx={{ outline: 'none' }}>
        {nameOf(schema)}
      </Typography>
      {aside}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{children}</Box>
      {schema.help && (
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {translate(resourceKey(schema, '$help'))}
        </Typography>
      )}
    </Box>
  );
}
