import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../../views/lazyScreen';
import type { ShownFile } from '../useShownFile';
import type { PreviewDialogProps } from './PreviewDialog';
import { previewOf } from './previewOf';

/** Lazy: loaded with the first form or on first use, because lists show only file names. */
export const PreviewDialog = lazyScreen<PreviewDialogProps>(() =>
  import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })),
);

export interface FilePreview {
  /** Opens the preview of a file; undefined if it can only be downloaded. */
  readonly opener: (file: ShownFile) => (() => void) | undefined;
  /** Render it anywhere beside the files. */
  readonly dialog: ReactNode;
}

/** Preview of a set of files, with navigation between them. */
export function useFilePreview(files: readonly ShownFile[]): FilePreview {
  const [index, setIndex] = useState<number>();
  const [isUsed, setIsUsed] = useState(false);
  const shown = files.filter(({ type }) => previewOf(type));
  return {
    opener(file) {
      const at = shown.findIndex(({ key }) => key === file.key);
      if (at < 0) return undefined;
      return () => {
        setIsUsed(true);
        setIndex(at);
      };
    },
    // Mounted on first use: a list of a hundred rows has a hundred previews.
    dialog: isUsed ? (
      <Suspense fallback={null}>
        <PreviewDialog files={shown} index={index} onIndex={setIndex} />
      </Suspense>
    ) : null,
  };
}
