import { useWords } from '../../../src/resources/fields/shared/hooks/useReaderLanguage';
import type { Words } from '../../../src/resources/language/words';

const kindWords = {
  title: ['Types de champ', 'Kinds of fields', 'Feldarten', 'Tipos de campo'],
  skin: ['Apparence', 'Skin', 'Darstellung', 'Aparência'],
  light: ['Clair', 'Light', 'Hell', 'Claro'],
  dark: ['Sombre', 'Dark', 'Dunkel', 'Escuro'],
  direction: ['Sens de lecture', 'Direction', 'Leserichtung', 'Sentido de leitura'],
  ltr: ['De gauche à droite', 'Left to right', 'Von links nach rechts', 'Da esquerda para a direita'],
  rtl: ['De droite à gauche', 'Right to left', 'Von rechts nach links', 'Da direita para a esquerda'],
  cell: ['Dans une liste', 'In a list', 'In einer Liste', 'Numa lista'],
  full: ['Sur une fiche', 'On a record', 'Auf einem Eintrag', 'Numa ficha'],
  grid: ['Dans le tableur', 'In the spreadsheet', 'In der Tabelle', 'Na folha de cálculo'],
  inputs: ['Dans un formulaire', 'In a form', 'In einem Formular', 'Num formulário'],
  filters: ['Comme filtre', 'As a filter', 'Als Filter', 'Como filtro'],
  noFilter: ['Ne se filtre pas.', 'Not a filter.', 'Kein Filter.', 'Não é filtro.'],
  usual: ['Usuel', 'Usual', 'Üblich', 'Habitual'],
  other: ['Autre', 'Another', 'Anderer', 'Outro'],
  long: ['Long', 'Long', 'Lang', 'Longo'],
  empty: ['Vide', 'Empty', 'Leer', 'Vazio'],
  wrong: ['Erroné', 'Wrong', 'Falsch', 'Errado'],
  missing: ['Manquant', 'Missing', 'Fehlend', 'Em falta'],
  disabled: ['Verrouillé', 'Disabled', 'Gesperrt', 'Bloqueado'],
} as const satisfies Readonly<Record<string, Words>>;

export function useKindWord(): (name: keyof typeof kindWords) => string {
  const inWords = useWords();
  return (name) => inWords(kindWords[name]);
}
