import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MessagePanel } from './MessagePanel';

/** Placeholder for a collection that this API can write but not list. */
export function NotListed({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <MessagePanel title={translate('details.notListed.title')} text={translate('details.notListed.text')}>
      {children}
    </MessagePanel>
  );
}
