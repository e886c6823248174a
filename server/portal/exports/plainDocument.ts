import type { Content, StyleDictionary } from 'pdfmake/interfaces';
import type { Language } from '../../../src/resources/language/words';
import type { RenderJob } from '../planning/exports/render';

export const DOCUMENT_COLOUR = '#1e5a8a';

export interface DocumentWords {
  readonly title: string;
  /** The line below the title, such as a period or a search. */
  readonly lead: string;
  readonly made: string;
}

export const plainDocument = (
  { title, lead, made }: DocumentWords,
  content: readonly Content[],
  styles: StyleDictionary,
  language: Language,
): RenderJob => ({
  kind: 'pdf',
  footer: { left: made, page: 'Page', margin: [40, 12, 40, 0] },
  definition: {
    pageSize: 'A4',
    pageMargins: [40, 44, 40, 40],
    info: { title: `${title} – ${lead}`, creator: 'Socle' },
    language,
    content: [{ text: title, style: 'title' }, { text: lead, style: 'lead' }, ...content],
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    styles: {
      title: { fontSize: 18, bold: true },
      lead: { fontSize: 10, color: '#444444', margin: [0, 2, 0, 8] },
      footer: { fontSize: 7.5, color: '#555555' },
      ...styles,
    },
  },
});
