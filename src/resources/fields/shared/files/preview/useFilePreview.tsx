import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../../../views/lazyScreen';
import type { ShownFile } from '../useShownFile';
import type { PreviewDialogProps } from './PreviewDialog';
import { previewOf } from './previewOf';

/** What shows a file large. It comes with the first form, or with its first use: cells of lists only name files. */
export const PreviewDialog = lazyScreen<PreviewDialogProps>(() =>
  import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })),
);

export interface FilePreview {
  /** Opens the preview of a file; undefined where it can only be downloaded. */
  readonly opener: (file: ShownFile) => (() => void) | undefined;
  /** To be placed anywhere beside the files. */
  readonly dialog: ReactNode;
}

/** The preview of files that stand beside each other: one is opened, the others are leafed to. */
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
    // A list of a hundred rows has a hundred previews, of which few are opened.
    dialog: isUsed ? (
      <Suspense fallback={null}>
        <PreviewDialog files={shown} index={index} onIndex={setIndex} />
      </Suspense>
    ) : null,
  };
}
