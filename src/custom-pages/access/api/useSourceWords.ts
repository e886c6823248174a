import { useTranslate } from 'ra-core';
import type { RightSource } from '../../../resources/access/explain';
import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { semicolonOf } from '../../../resources/language/words';

const KEYS = {
  direct: 'accessPages.held.direct',
  fonction: 'accessPages.held.function',
  profil: 'accessPages.held.profile',
} as const;

/** Describes the source of a right, and its companies: `profil Région (pour : Durand SA, site Lyon)`. */
export function useSourceWords(): (source: RightSource) => string {
  const translate = useTranslate();
  const language = useReaderLanguage();
  return ({ via, libelle, scope, scopeCount = 0 }) => {
    const words = translate(KEYS[via], { name: libelle ?? '' });
    if (!scope) return words;
    const more = scopeCount - scope.length;
    const names = [...scope, ...(more > 0 ? [translate('accessPages.held.moreScope', { smart_count: more })] : [])];
    return translate('accessPages.held.within', { source: words, names: names.join(semicolonOf(language)) });
  };
}
