import { foldText } from '../../resources/common/foldText';
import { nearest } from '../../resources/common/nearest';
import type { Command } from './commands';

const START = 3;
const WORD = 2;
const INSIDE = 1;
const NEAR = 0.25;

/** Minimum length for typo tolerance: shorter words are close to too many others. */
const SHORTEST_NEAR = 4;

/** Shorter words may have one wrong letter. */
const LONG = 6;

/** Articles and prepositions of the four languages: "planning de Besnard", "créer un contrat", "en allemand". */
const SMALL = new Set(
  (
    'de du des d la le les l un une en au aux qui who wer quem que pour chez avec ayant dont of the for a in at that with der die das den von ein eine auf ' +
    'bei fur mit ouvrir voir afficher aller open show oeffnen zeigen abrir ver do da dos das um uma para em com ' +
    'avons-nous avons nous'
  ).split(' '),
);

/** The plan shows whole days. */
const HALF_DAYS = new Set(
  'matin matinee apres-midi morning afternoon vormittag vormittags nachmittag nachmittags manha tarde'.split(' '),
);

export const isHalfDay = (word: string): boolean => HALF_DAYS.has(foldText(word));

/** Small beside names, but a part of times: "cette semaine". */
const POINTING = new Set('ce cette ces this dieser diesen este esta'.split(' '));

/** Before a name, too: "suivis par Wagner", "dans le Nord"; of a time it is a part, "dans 3 jours". */
export const LINKING: ReadonlySet<string> = new Set('par by von por dans in'.split(' '));

/** What is said before a command that says it all: "mettre en sombre", "changer mon mot de passe", "parler anglais". */
const SAYING = new Set(
  (
    'tous toutes tout mettre met passer activer changer choisir basculer parler je veux voudrais aimerais chercher rechercher trouver liste fiche ' +
    'all every set switch turn change choose speak i want to find look list ' +
    'alle wechseln andern einschalten wahlen sprechen ich will mochte suchen finden liste ' +
    'todos todas mudar trocar ativar escolher falar quero procurar encontrar lista'
  ).split(' '),
);

/** Words for what is one's own, which count where a label has them: "mes congés", "my leave". */
const OWN = new Set('mon ma mes my mein meine meiner meu meus minha minhas'.split(' '));

/** "combien d'adhérents", "nombre d'incidents ouverts" */
const COUNTING =
  '(?:combien|nombre|how many|number|wie ?viele?|anzahl|quant[oa]s|numero)(?: y a-t-il| a-t-on| avons-nous| are there| gibt es| ha)?';

/** Asks for what follows: "qui est absent", "comment créer un adhérent", "où sont les contrats". */
const QUESTION = new RegExp(
  `^(?:${[
    '(?:qui|who|wer|quem) (?:est|sont|suit|gere|is|are|ist|sind|esta|estao)',
    '(?:ou|where|wo|onde) (?:est|sont|trouver|voir|is|are|ist|sind|finde ich|esta|estao)',
    COUNTING,
    'comment(?: faire)?(?: pour)?|pourquoi|quand|how (?:do i|to|can i)|wie(?: kann ich)?|como',
    'quels?(?: sont)?|quelles?(?: sont)?|which|what|welche[rs]?|quais',
  ].join('|')})(?: |$)`,
);

const COUNT = new RegExp(`^${COUNTING}(?: |$)`);

/** Whether a search asks how many records a list has. */
export const asksCount = (query: string): boolean => COUNT.test(foldText(query.trim()));

const isQuestion = (query: string): boolean => QUESTION.test(foldText(query.trim()));

/** The folded words of a search that may name a time, with what points at it. */
export function wordsOfTime(query: string): readonly string[] {
  const text = foldText(query.trim());
  const words = (text.replace(QUESTION, '') || text)
    .replaceAll('?', '')
    .split(/\s+/)
    .map((word) => word.replace(/^[dl]['’](?=.)/, ''))
    .filter(Boolean);
  const others = words.filter((word) => !SMALL.has(word) && !SAYING.has(word) && !HALF_DAYS.has(word));
  return others.length > 0 ? others : words;
}

/** The folded words of a search; small words count only if there is no other. */
export function wordsOf(query: string): readonly string[] {
  const words = wordsOfTime(query).map((word) => word.replace(/-ci$/, ''));
  const others = words.filter((word) => !POINTING.has(word));
  return others.length > 0 ? others : words;
}

/** What a search for records looks for: of "fiche de Rémi Wagner" and "qui suit Delattre", the names. */
export function soughtNames(query: string): string {
  const isSaid = foldText(query)
    .split(/\s+/)
    .some((word) => SAYING.has(word));
  const names = isSaid || isQuestion(query) ? wordsOf(query).join(' ') : query;
  return withoutOwn(names) || names;
}

/** Whether a text asks for something in a sentence, and so is no name of a record. */
export const isAsking = (query: string): boolean =>
  isQuestion(query) ||
  foldText(query)
    .split(/\s+/)
    .some((word) => SAYING.has(word) || OWN.has(word));

/** A search without the words for what is one's own; undefined if it has none. */
export function withoutOwn(query: string): string | undefined {
  const words = query.trim().split(/\s+/);
  const others = words.filter((word) => !OWN.has(foldText(word)));
  return others.length < words.length ? others.join(' ') : undefined;
}

export const partsOf = (text: string): readonly string[] => text.split(/[\s'’:/-]+/).filter(Boolean);

/** "de" before a vowel is "d’" in French; the other languages have one text for both. */
export const isVowel = (name: string): boolean => /^[aeiouy]/.test(foldText(name));

/** Score of a folded word in a folded text; 0 for no match. */
function score(text: string, word: string): number {
  if (text.startsWith(word)) return START;
  if (partsOf(text).some((part) => part.startsWith(word))) return WORD;
  return text.includes(word) ? INSIDE : 0;
}

/** The beginning of one of the words that the typed word may mean, with a typing error. */
export function nearBeginning(parts: readonly string[], word: string): string | undefined {
  if (word.length < SHORTEST_NEAR) return undefined;
  const found = nearest(
    word,
    parts.map((part) => part.slice(0, word.length)),
    word.length < LONG ? 1 : undefined,
  );
  return found !== undefined && found[0] === word[0] ? found : undefined;
}

const isNear = (text: string, word: string): boolean => nearBeginning(partsOf(text), word) !== undefined;

type Score = (label: string, detail: string, word: string) => number;

/** The commands that match every word, best scores first, then by rank, then those whose label has the fewest words. */
function scored(commands: readonly Command[], words: readonly string[], scoreOf: Score): readonly Command[] {
  return commands
    .map((command) => {
      const label = foldText(command.label);
      const detail = foldText(`${command.detail ?? ''} ${command.synonyms ?? ''}`);
      const scores = words.map((word) => scoreOf(label, detail, word));
      return {
        command,
        extent: partsOf(label).length,
        total: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0),
      };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.command.rank ?? 0) - (b.command.rank ?? 0) || a.extent - b.extent)
    .map(({ command }) => command);
}

/** Of a plural or a feminine, what the other forms begin with: "suspendues", "ouverts". */
export const stemOf = (word: string): string => (word.length > SHORTEST_NEAR ? word.replace(/e?s$|e$/, '') : word);

const exactly: Score = (label, detail, word) =>
  score(label, word) ||
  (partsOf(detail).some((part) => part.startsWith(word)) ? INSIDE / 2 : 0) ||
  score(label, stemOf(word)) / 2 ||
  (partsOf(detail).some((part) => stemOf(part) === stemOf(word)) ? INSIDE / 4 : 0);

const nearly: Score = (label, detail, word) =>
  exactly(label, detail, word) || (isNear(label, word) ? NEAR : isNear(detail, word) ? NEAR / 2 : 0);

function matched(commands: readonly Command[], query: string, scoreOf: Score): readonly Command[] {
  const words = wordsOf(query);
  const found = scored(commands, words, scoreOf);
  const others = words.filter((word) => !OWN.has(word));
  return found.length > 0 || others.length === 0 || others.length === words.length
    ? found
    : scored(commands, others, scoreOf);
}

/** Ignores case and accents; details and synonyms score less. */
export function matchExactly(commands: readonly Command[], query: string): readonly Command[] {
  return wordsOf(query).length === 0 ? commands : matched(commands, query, exactly);
}

/** Without exact matches, tolerates typing errors. */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const found = matchExactly(commands, query);
  return found.length > 0 ? found : matched(commands, query, nearly);
}

/** The commands whose label, and not only their detail, has all words. */
export const named = (commands: readonly Command[], query: string): readonly Command[] => {
  const words = wordsOf(query);
  return commands.filter(({ label }) => words.every((word) => foldText(label).includes(word)));
};

/** Whether a search has no word but articles and the like. */
export const isSmall = (query: string): boolean =>
  foldText(query)
    .split(/\s+/)
    .every((word) => SMALL.has(word));

/** Whether a search has a letter or a digit. */
export const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

const begin = (text: string, words: readonly string[]): boolean => {
  const parts = partsOf(foldText(text));
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** Each word begins a word of the label, or of those that it is found by. */
const isMeantBy = ({ label, detail = '', synonyms = '' }: Command, words: readonly string[]): boolean =>
  begin(
    `${label} ${detail} ${synonyms}`,
    words.filter((word) => !OWN.has(word)),
  );

/** Most commands of a late group among the answers. */
const MOST_LATE = 3;

const LATE: readonly Command['group'][] = ['below', 'tools'];

/**
 * Creations below a record and tools of other lists follow the records, a few of each, unless a typed word begins one
 * of them: "créer", "import". Groups stay whole, since the list shows each of them in one place.
 */
export function withLateGroups(
  matched: readonly Command[],
  query: string,
  hits: readonly Command[],
): readonly Command[] {
  const words = wordsOf(query);
  const isMeant = ({ label }: Command) => words.some((word) => foldText(label).startsWith(word));
  // The reader means a command that has the typed words, not records with similar ones.
  const records = matched.some((command) => isMeantBy(command, words)) ? hits.filter(({ isNear }) => !isNear) : hits;
  const late = LATE.map((group) => matched.filter((command) => command.group === group)).filter(
    (commands) => !commands.some(isMeant),
  );
  const isLate = (command: Command) => late.some((commands) => commands.includes(command));
  return [
    ...matched.filter((command) => !isLate(command)),
    ...records,
    ...late.flatMap((commands) => commands.slice(0, MOST_LATE)),
  ];
}

/** The best match's group first; actions on the current record before all others if they are meant. */
export function inGroups(matched: readonly Command[], query: string): readonly Command[] {
  const words = wordsOf(query);
  // A page of exactly that name is meant, whatever the open record has below it.
  const typed = foldText(query.trim());
  const isPage = matched.some(({ group, label }) => group === 'go' && foldText(label) === typed);
  const here =
    !isPage && matched.some((command) => command.group === 'here' && isMeantBy(command, words))
      ? (['here'] as const)
      : [];
  const order = [...new Set([...(isPage ? (['go'] as const) : []), ...here, ...matched.map(({ group }) => group)])];
  return order.flatMap((group) => matched.filter((command) => command.group === group));
}
