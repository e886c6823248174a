import { useTranslate } from 'ra-core';
import type { RightSource } from '../../../resources/explain';

const KEYS = { direct: 'access.held.direct', fonction: 'access.held.function', profil: 'access.held.profile' } as const;

/** Says through what a right is held: `fonction Consultant`. */
export function useSourceWords(): (source: RightSource) => string {
  const translate = useTranslate();
  return ({ via, libelle }) => translate(KEYS[via], { name: libelle ?? '' });
}
