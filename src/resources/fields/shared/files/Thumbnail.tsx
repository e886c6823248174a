import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback } from 'react';
import { useFileContent, type FileOfRecord } from './useFileContent';

interface PictureProps {
  readonly content: Blob | undefined;
  readonly name: string;
  /** Pixels. */
  readonly height: number;
}

/** An image of this content; a skeleton of its height until there is one. */
export function Picture({ content, name, height }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !content) return;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  if (!content) return <Skeleton variant="rounded" height={height} width={height} role="img" aria-label={name} />;
  return (
    <Box
      component="img"
      ref={show}
      alt={name}
      sx={{ height, maxWidth: '100%', objectFit: 'contain', borderRadius: 0.5, display: 'block' }}
    />
  );
}

/** A stored image, read with the reader's session. */
export function Thumbnail({ height, ...of }: FileOfRecord & Pick<PictureProps, 'height'>) {
  const { data, isError } = useFileContent(of);
  if (isError) return <BrokenImageOutlined color="disabled" titleAccess={of.file.name} />;
  return <Picture content={data} name={of.file.name} height={height} />;
}
