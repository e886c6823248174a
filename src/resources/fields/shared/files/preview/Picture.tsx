import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useCallback } from 'react';

interface PictureProps {
  readonly content: Blob;
  readonly name: string;
  readonly sx?: SxProps;
  readonly onError?: () => void;
}

export function Picture({ content, name, sx, onError }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <Box component="img" ref={show} alt={name} onError={onError} sx={{ display: 'block', ...sx }} />;
}
