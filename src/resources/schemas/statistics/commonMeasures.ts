import type { Words } from '../../language/words';
import type { Chart, Measure } from '../../statistics/statistic';

/** A measure that counts records, under the name that they have on the page. */
export const COUNT = (label: Words): Measure => ({ kind: 'count', label });

export const HOURS: Words = ['Heures', 'Hours', 'Stunden', 'Horas'];

const OVERVIEW: Words = ['Vue d’ensemble', 'Overview', 'Überblick', 'Visão geral'];

/** The figures with which a statistic begins. */
export const overview = (...measures: readonly string[]): Chart => ({ label: OVERVIEW, as: 'figures', measures });
