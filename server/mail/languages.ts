import { PREFERENCES } from '../../src/resources/registry/roles';
import { LANGUAGES, type Language } from '../../src/resources/language/words';
import type { Store } from '../database/store';

/** The name under which a person's choice of a language is stored. */
const PREFERENCE = 'langue';

const asLanguage = (value: unknown): Language => LANGUAGES.find((language) => language === value) ?? 'fr';

/**
 * The languages in which people read the portal, and so their mails: French for those who chose none.
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

/** The language of one person. */
export const languageOfPerson = async (store: Pick<Store, 'declared' | 'list'>, id: number): Promise<Language> =>
  (await languagesOf(store, [id]))(id);
