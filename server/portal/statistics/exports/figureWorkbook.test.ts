import { expect, it } from 'vitest';
import { figureWorkbook } from './figureWorkbook';

const table = (label: string) => ({ label, keys: 1, headings: ['', 'Incidents'], rows: [['Total', '3']] });

it('sheets are named after their charts, made unique by their subject, and cut between words', () => {
  const { sheets } = figureWorkbook(
    'Statistiques',
    [
      {
        title: 'Incidents survenus',
        help: '',
        tables: [table('Vue d’ensemble'), table('Par processus et par gravité des faits')],
      },
      { title: 'Délais', help: '', tables: [table('Vue d’ensemble'), table('Délai médian')] },
    ],
    'masqué',
  );
  expect(sheets.map(({ name }) => name)).toEqual([
    'Vue d’ensemble – Incidents…',
    'Par processus et par gravité…',
    'Vue d’ensemble – Délais',
    'Délai médian',
  ]);
});
