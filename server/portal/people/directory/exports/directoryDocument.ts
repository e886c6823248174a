import type { Content, TableCell } from 'pdfmake/interfaces';
import type { DirectoryEntry } from '../../../../../src/portal/directory';
import { displayedTelephone } from '../../../../../src/resources/fields/telephone/displayedTelephone';
import { initials } from '../../../../../src/resources/common/initials';
import type { Language } from '../../../../../src/resources/language/words';
import { DOCUMENT_COLOUR, plainDocument, type DocumentWords } from '../../../exports/plainDocument';
import type { RenderJob } from '../../../planning/exports/render';

const COLUMNS = 3;
/** Points. */
const FACE = 38;

/** Initials on a coloured square replace a missing picture, as on the screen. */
const lettersOf = (name: string): Content => ({
  layout: 'face',
  table: {
    widths: [FACE],
    heights: [FACE],
    body: [
      [
        {
          text: initials(name),
          fillColor: DOCUMENT_COLOUR,
          color: '#ffffff',
          alignment: 'center',
          fontSize: 14,
          margin: [0, 9, 0, 0],
        },
      ],
    ],
  },
});

const faceOf = (name: string, photo: string | undefined): Content =>
  photo === undefined ? lettersOf(name) : { image: photo, cover: { width: FACE, height: FACE } };

const cardOf = (entry: DirectoryEntry, photo: string | undefined): TableCell => {
  const name = `${entry.nom} ${entry.prenom}`;
  const lines = [
    entry.fonctions.join(', '),
    [entry.structure, ...entry.equipes.map(({ libelle }) => libelle)].filter((one) => one).join(' · '),
    entry.telephone === null ? '' : displayedTelephone(entry.telephone),
    entry.emailProfessionnel ?? '',
  ].filter((line) => line !== '');
  return {
    columnGap: 6,
    columns: [
      { width: FACE, stack: [faceOf(name, photo)] },
      { width: '*', stack: [{ text: name, style: 'name' }, ...lines.map((text) => ({ text, style: 'line' }))] },
    ],
  };
};

function inRows(cards: readonly TableCell[]): TableCell[][] {
  const rows: TableCell[][] = [];
  for (let at = 0; at < cards.length; at += COLUMNS) {
    const row = cards.slice(at, at + COLUMNS);
    rows.push([...row, ...Array.from({ length: COLUMNS - row.length }, () => ({ text: '' }))]);
  }
  return rows;
}

/** The staff directory as a PDF with three cards per row. @param photos data URLs by the person's id */
export const directoryDocument = (
  words: DocumentWords,
  people: readonly DirectoryEntry[],
  photos: ReadonlyMap<number, string>,
  language: Language,
): RenderJob =>
  plainDocument(
    words,
    people.length === 0
      ? []
      : [
          {
            layout: 'cards',
            table: {
              dontBreakRows: true,
              widths: Array.from({ length: COLUMNS }, () => '*' as const),
              body: inRows(people.map((entry) => cardOf(entry, photos.get(entry.id)))),
            },
          },
        ],
    { name: { fontSize: 10, bold: true }, line: { fontSize: 8, color: '#333333' } },
    language,
  );
