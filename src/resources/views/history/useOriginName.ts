import { useTranslate } from 'ra-core';

/** Translates the origin of a change set; unknown ones are shown as they are. */
export function useOriginName(): (origin: string) => string {
  const translate = useTranslate();
  return (origin) => translate(`history.origins.${origin}`, { _: origin });
}
