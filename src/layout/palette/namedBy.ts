import { foldText } from '../../resources/common/foldText';
import type { CommandSources } from './commands';
import { partsOf } from './matchCommands';

/** Shorter words begin too many others. */
const SHORTEST = 4;

/** Whether a folded word is a word of the names, or begins one: "planif" of "ajouter planifier". */
export function isNamedBy(names: string, word: string): boolean {
  return partsOf(foldText(names)).some((name) => name === word || (word.length >= SHORTEST && name.startsWith(word)));
}

/** Words that ask for a creation, whatever it creates. */
export const creatingWords = ({ translate }: Pick<CommandSources, 'translate'>): string =>
  `${translate('shell.palette.create', { name: '' })} ${translate('shell.palette.createSynonyms')}`;
