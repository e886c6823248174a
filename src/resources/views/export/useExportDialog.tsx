import { Suspense, useState, type ReactNode } from 'react';
import { withEveryLanguage } from '../../language/declaredWords/loadLanguage';
import { lazyScreen } from '../lazyScreen';

const ExportDialog = lazyScreen(() => withEveryLanguage(import('./ExportDialog')));

/** Opener and dialog of the export; the dialog's code loads on first use. */
export function useExportDialog(selection: readonly number[]): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [state, setState] = useState<'none' | 'open' | 'closing'>('none');
  return {
    open: () => setState('open'),
    dialog: state !== 'none' && (
      <Suspense fallback={null}>
        <ExportDialog
          isOpen={state === 'open'}
          selection={selection}
          onClose={() => setState('closing')}
          onExited={() => setState('none')}
        />
      </Suspense>
    ),
  };
}
