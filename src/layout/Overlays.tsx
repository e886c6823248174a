import type { ReactNode } from 'react';
import { NoticeDialogProvider } from './notices/NoticeDialogProvider';
import { OpinionProvider } from './opinion/OpinionProvider';

/** The forms that open over whatever page is shown (section 2 of the specification): a notice, an opinion. */
export const Overlays = ({ children }: { readonly children: ReactNode }) => (
  <NoticeDialogProvider>
    <OpinionProvider>{children}</OpinionProvider>
  </NoticeDialogProvider>
);
