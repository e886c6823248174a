import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PersonHours } from '../personHours';

const HEADINGS = ['Intervenant', 'Créneaux', 'Heures de travail', 'Heures d’absence'];

const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2, useGrouping: false });

export function hoursTable(people: readonly PersonHours[], total: Omit<PersonHours, 'person'>): Content {
  const row = ({ person, slots, work, absence }: PersonHours, bold: boolean): TableCell[] => [
    { text: person, bold },
    ...[slots, work, absence].map((value): TableCell => ({ text: NUMBER.format(value), alignment: 'right', bold })),
  ];
  return {
    unbreakable: people.length < 15,
    stack: [
      { text: 'Heures par intervenant', style: 'month', margin: [0, 14, 0, 4] },
      {
        layout: 'list',
        style: 'list',
        table: {
          headerRows: 1,
          widths: [240, 70, 100, 100],
          body: [
            HEADINGS.map((text, index): TableCell => ({
              text,
              style: 'columnHeading',
              alignment: index === 0 ? 'left' : 'right',
            })),
            ...people.map((person) => row(person, false)),
            row({ person: 'Total', ...total }, true),
          ],
        },
      },
    ],
  };
}
