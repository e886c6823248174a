import { describe, expect, it } from 'vitest';
import { recurrence } from '../../../i18n/messages/fr/recurrence';
import { instantOf } from '../../../resources/fields/shared/zone';
import { describeRule } from './describe';
import { readRule } from './readRule';

const STARTS = instantOf(Date.parse('2027-01-05T09:00:00Z'));

function say(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  const [, first = '', second = ''] = key.split('.');
  const found: unknown = Object.entries(recurrence).find(([name]) => name === first)?.[1];
  const text = typeof found === 'string' ? found : Object.entries(found ?? {}).find(([name]) => name === second)?.[1];
  const [one = key, many = one] = String(text ?? key).split(' |||| ');
  const form = args['smart_count'] === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (_whole, name: string) => String(args[name]));
}

function said(text: string): string {
  const read = readRule(text, STARTS);
  if (!read.ok) throw new Error(read.issue.code);
  return describeRule(read.value, say, 'fr');
}

describe('the description of a rule', () => {
  it.each([
    ['FREQ=WEEKLY;UNTIL=20270630', 'Tous les mardis jusqu’au 30 juin 2027'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4', 'Toutes les 2 semaines, le mardi et jeudi, 4 fois'],
    ['FREQ=DAILY;COUNT=1', 'Tous les jours, une fois'],
    ['FREQ=MONTHLY;BYMONTHDAY=1;COUNT=3', 'Le 1er de chaque mois, 3 fois'],
    ['FREQ=MONTHLY;BYDAY=2TU;COUNT=3', 'Le deuxième mardi de chaque mois, 3 fois'],
    ['FREQ=MONTHLY;BYDAY=-1FR;INTERVAL=2;COUNT=3', 'Le dernier vendredi, tous les 2 mois, 3 fois'],
    ['FREQ=DAILY;COUNT=9\nEXDATE:20270106T090000', 'Tous les jours, 9 fois, sauf le 6 janvier 2027'],
  ])('%s', (text, words) => expect(said(text)).toBe(words));
});
