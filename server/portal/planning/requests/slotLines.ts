import { dateFormat } from '../../../../src/resources/common/dateFormat';
import { dayIndexOf, wallOf } from '../../../../src/resources/fields/shared/zone';
import { regionOf } from '../../../../src/resources/language/regions';
import type { Values } from '../../../../src/resources/language/values';
import type { Language } from '../../../../src/resources/language/words';
import { Entreprises } from '../../../../src/resources/schemas/entreprises';
import { TypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import type { StoredRecord } from '../../../database/reading/records';
import type { Store } from '../../../database/store';
import { translate } from '../../../words';
import { parisClockText } from '../exports/frenchDates';
import { slotValues } from './askedChange';

/** The title of a slot: its company, or its type without one. */
async function titleOf(store: Store, { entrepriseId, typeCreneauId }: Values): Promise<string> {
  const company = typeof entrepriseId === 'number' ? await store.get(Entreprises, entrepriseId) : undefined;
  if (company) return String(company.values['nom']);
  const type = typeof typeCreneauId === 'number' ? await store.get(TypesCreneau, typeCreneauId) : undefined;
  return String(type?.values['libelle'] ?? '');
}

/** Formats a slot: `lundi 4 mai 2026, de 09:00 à 11:00, Atelier du Nord`. */
async function slotInWords(store: Store, slot: Values, language: Language): Promise<string> {
  const [start, end] = [Date.parse(String(slot['debut'])), Date.parse(String(slot['fin']))];
  const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const { format } = dateFormat(regionOf(language), whole);
  const isOneDay = dayIndexOf(start) === dayIndexOf(end - 1);
  return translate(language, isOneDay ? 'mails.slot.oneDay' : 'mails.slot.severalDays', {
    day: format(wallOf(start)),
    lastDay: format(wallOf(end)),
    from: parisClockText(start),
    to: parisClockText(end),
    title: await titleOf(store, slot),
  });
}

/**
 * The lines about the slot in the mail that answers a request.
 *
 * @param before the slot before the decision; undefined if it is new or has been deleted
 */
export async function slotLines(
  store: Store,
  { values: request }: StoredRecord,
  before: StoredRecord | undefined,
  language: Language,
): Promise<readonly string[]> {
  const words = (slot: Values) => slotInWords(store, slot, language);
  const line = (key: 'added' | 'removed' | 'before' | 'after', slot: string) =>
    translate(language, `mails.slot.${key}`, { slot });
  const { action } = request;
  if (action === 'Ajout') return [line('added', await words(request))];
  if (!before) return [];
  const now = await words(before.values);
  if (action === 'Suppression') return [line('removed', now)];
  const then = await words({ ...before.values, ...slotValues(request, before) });
  // A change of the text alone leaves this line unchanged.
  return [line('before', now), ...(then === now ? [] : [line('after', then)])];
}
