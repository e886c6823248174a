import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MessagePanel } from './MessagePanel';

export function NotListed({ children }: { readonly children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <MessagePanel title={translate('details.notListed.title')} text={translate('details.notListed.text')}>
      {children}
    </MessagePanel>
  );
}
