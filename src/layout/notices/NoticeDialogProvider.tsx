import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import { withInputs } from '../../resources/views/withInputs';
import type { Notice } from './notice';
import type { NoticeTarget } from './noticeForm';

// Loaded when the form is first opened, since its inputs and uploads are large.
const NoticeDialog = lazy(() => withInputs(import('./NoticeDialog')));

export interface OpenNotice {
  readonly target?: NoticeTarget;
  readonly notice?: Notice;
}

const OpenNoticeContext = createContext<((open: OpenNotice) => void) | undefined>(undefined);

/** Opens the form of a notice, new or existing. @throws {Error} outside the provider */
export function useNoticeDialog(): (open: OpenNotice) => void {
  const open = useContext(OpenNoticeContext);
  if (!open) throw new Error('useNoticeDialog needs a NoticeDialogProvider above it');
  return open;
}

/** Renders the notice form over any page (section 2 of the specification). */
export function NoticeDialogProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<OpenNotice>();
  const close = useMemo(() => () => setShown(undefined), []);
  return (
    <OpenNoticeContext.Provider value={setShown}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <NoticeDialog {...shown} onClose={close} />
        </Suspense>
      )}
    </OpenNoticeContext.Provider>
  );
}
