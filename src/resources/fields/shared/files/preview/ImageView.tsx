import { useState } from 'react';
import { Picture } from './Picture';
import { PreviewFailed } from './PreviewFailed';

interface ImageViewProps {
  readonly content: Blob;
  readonly name: string;
  /** 1: all of it in view. */
  readonly zoom: number;
}

/** An image, whole or enlarged. */
export function ImageView({ content, name, zoom }: ImageViewProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <PreviewFailed />;
  const size = zoom === 1 ? { maxWidth: '100%', maxHeight: '100%' } : { width: `${zoom * 100}%`, maxWidth: 'none' };
  return <Picture content={content} name={name} onError={() => setIsBroken(true)} sx={{ ...size, m: 'auto' }} />;
}
