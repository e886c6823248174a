import { useTranslate } from 'ra-core';

/** Says where a change set came from; its own name where it is not a known one. */
export function useOriginName(): (origin: string) => string {
  const translate = useTranslate();
  return (origin) => translate(`history.origins.${origin}`, { _: origin });
}
