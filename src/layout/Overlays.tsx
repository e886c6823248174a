import type { ReactNode } from 'react';
import { NoticeDialogProvider } from './notices/NoticeDialogProvider';
import { OpinionProvider } from './opinion/OpinionProvider';

/** Forms that can open over any page (section 2 of the specification): notices and opinions. */
export const Overlays = ({ children }: { readonly children: ReactNode }) => (
  <NoticeDialogProvider>
    <OpinionProvider>{children}</OpinionProvider>
  </NoticeDialogProvider>
);
