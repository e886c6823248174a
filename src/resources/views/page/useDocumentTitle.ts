import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const full = translate('screens.page.documentTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}
