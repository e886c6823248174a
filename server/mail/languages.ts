import { PREFERENCES } from '../../src/resources/registry/roles';
import { LANGUAGES, type Language } from '../../src/resources/language/words';
import type { Store } from '../database/store';

const PREFERENCE = 'langue';

const asLanguage = (value: unknown): Language => LANGUAGES.find((language) => language === value) ?? 'fr';

/**
 * The languages that people chose for the portal, for their mails; French by default.
 *
 * @example (await languagesOf(store, [3]))(3) // 'de'
 */
export async function languagesOf(
  store: Pick<Store, 'declared' | 'list'>,
  ids: readonly number[],
): Promise<(id: number) => Language> {
  const chosen = {
    all: [
      { field: 'utilisateurId', operator: 'in', value: ids },
      { field: 'nom', operator: 'equals', value: PREFERENCE },
    ],
  } as const;
  const { items } = await store.list(store.declared(PREFERENCES), { filter: chosen });
  const byPerson = new Map(items.map(({ values }) => [values['utilisateurId'], asLanguage(values['valeur'])]));
  return (id) => byPerson.get(id) ?? 'fr';
}

export const languageOfPerson = async (store: Pick<Store, 'declared' | 'list'>, id: number): Promise<Language> =>
  (await languagesOf(store, [id]))(id);
