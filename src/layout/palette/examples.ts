import { inLanguage, type Language, type Words } from '../../resources/language/words';
import type { Command } from './commands';
import { pathOf } from './firstCommands';

/** Searches that show what the palette understands, and the page that each needs. */
const EXAMPLES: readonly { readonly page: string; readonly text: Words }[] = [
  {
    page: '/adherents',
    text: [
      'adhérents de plus de 500 salariés',
      'members with more than 500 employees',
      'Mitglieder mit mehr als 500 Beschäftigten',
      'aderentes com mais de 500 trabalhadores',
    ],
  },
  {
    page: '/plannings',
    text: [
      'qui est libre demain matin',
      'who is free tomorrow morning',
      'wer ist morgen vormittags frei',
      'quem está livre amanhã de manhã',
    ],
  },
  {
    page: '/fiches-incident',
    text: ['incidents ouverts', 'open incidents', 'offene Vorfälle', 'incidentes em aberto'],
  },
  { page: '/dossiers', text: ['mes dossiers', 'my cases', 'meine Akten', 'meus processos'] },
];

/**
 * One of the examples whose page the reader may open; undefined without one.
 *
 * @param turn any whole number: the next one shows the next example
 */
export function exampleOf(all: readonly Command[], language: Language, turn: number): string | undefined {
  const paths = new Set(all.map(pathOf));
  const known = EXAMPLES.filter(({ page }) => paths.has(page));
  const example = known[turn % known.length];
  return example && inLanguage(example.text, language);
}
