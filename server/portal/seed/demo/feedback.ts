import { MOOD_VALUES } from '../../../../src/portal/moods';
import { applyRows } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import type { DemoContext } from './demoContext';

const COMMENTS = [
  'Trop de déplacements ce trimestre.',
  'Les outils changent sans prévenir.',
  'Il manque du temps pour les bilans.',
] as const;

/** Days between two opinions of a person, and the number of opinions. */
const QUARTER = 91;
const QUARTERS = 6;

/** Number of weekdays with moods, and number of people who enter them. */
const MOOD_DAYS = 40;
const MOOD_PEOPLE = 12;

/** Seeds quarterly opinions of all staff, and daily moods of some. */
export async function seedFeedback({ tenant, random, staff, now }: DemoContext): Promise<void> {
  const given = staff.flatMap((utilisateurId, index) =>
    Array.from({ length: QUARTERS }, (_, quarter) => ({
      utilisateurId,
      avis: Math.min(10, random.between(3, 9) + (quarter < 2 ? 1 : 0)),
      date: dayFrom(now, -quarter * QUARTER - (index % 60) - 1),
    })),
  );
  await applyRows(tenant, 'AvisDonnes', given);
  await applyRows(
    tenant,
    'Avis',
    staff.flatMap((utilisateurId, index) => {
      const last = given.find((one) => one.utilisateurId === utilisateurId);
      if (!last) return [];
      const isExplained = last.avis <= 5 && index % 2 === 0;
      return [{ ...last, ...(isExplained && { commentaire: COMMENTS[index % COMMENTS.length] }) }];
    }),
  );
  const moods = Object.keys(MOOD_VALUES);
  await applyRows(
    tenant,
    'Humeur',
    staff.slice(0, MOOD_PEOPLE).flatMap((utilisateurId) =>
      Array.from({ length: MOOD_DAYS }, (_, day) => dayFrom(now, -day))
        .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()))
        .map((date) => ({ utilisateurId, date, humeur: moods[random.between(1, moods.length - 1)] })),
    ),
  );
}
