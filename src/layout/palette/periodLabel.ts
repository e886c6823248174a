import { dateFormat } from '../../resources/common/dateFormat';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import { regionOf } from '../../resources/language/regions';
import { inLanguage, type Language } from '../../resources/language/words';
import { paletteWords } from './paletteWords';

/**
 * The period of a plan's address, in words; the year of a day only if it is not this one.
 *
 * @example periodLabel('zoom=semaine&date=2026-11-30', 'fr', now) // 'semaine du 30 novembre'
 */
export function periodLabel(period: string, language: Language, now: Date): string {
  const search = new URLSearchParams(period);
  const day = DAY_FORM.read(search.get('date') ?? '');
  const region = regionOf(language);
  const zoom = search.get('zoom');
  if (zoom === null) return dateFormat(region, { month: 'long', year: 'numeric' }).format(day);
  const isThisYear = day.getFullYear() === now.getFullYear();
  const date: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  };
  if (zoom === 'jour') return dateFormat(region, { weekday: 'long', ...date }).format(day);
  return inLanguage(paletteWords.weekOf, language).replace('%', () => dateFormat(region, date).format(day));
}
