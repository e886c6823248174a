import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MessagePanel } from './MessagePanel';

/** What stands in the place of records that this API lets write, and does not let read. */
export function NotListed({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <MessagePanel title={translate('details.notListed.title')} text={translate('details.notListed.text')}>
      {children}
    </MessagePanel>
  );
}
