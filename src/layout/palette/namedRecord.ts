import { foldText } from '../../resources/common/foldText';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Command, CommandSources } from './commands';
import { partsOf, wordsOf } from './matchCommands';
import { creatingWords, isNamedBy } from './namedBy';
import { isSame } from './isSame';
import { namedValues } from './namedValues';

type Sources = Pick<CommandSources, 'schemas' | 'language' | 'translate'>;

/** Beside a name in the four languages: "un adhérent nommé Dupont". */
const CALLED = /^(?:nommee?|appelee?|named|called|namens|chamad[oa])$/;

/** "un dossier pour Kowalski": the name is not that of the new record. */
const FOR = new Set('pour for fur para chez'.split(' '));

/** A kind of record that a search wants to create, and the name that it says. */
export interface NamedKind {
  readonly schema: ResourceSchema;
  readonly creation: Command;
  readonly name: string;
  /** The name is of what the new record is for. */
  readonly isFor: boolean;
}

/**
 * The kinds of records that a search asks to create with a name.
 *
 * @param all commands, of which those that create records are offered
 */
export function namedKinds(query: string, all: readonly Command[], sources: Sources): readonly NamedKind[] {
  const { schemas, language, translate } = sources;
  const verbs = creatingWords({ translate });
  const typed = query.trim().split(/\s+/);
  const meant = new Set(wordsOf(query));
  const isVerb = (word: string) => isNamedBy(verbs, word);
  if (!typed.some((word) => isVerb(foldText(word)))) return [];
  const folded = typed.map((word) => foldText(word).replace(/^[dl]['’]/, ''));
  return schemas.flatMap((schema): readonly NamedKind[] => {
    const creation = all.find(({ id }) => id === `create ${schema.name}`);
    const kind = partsOf(foldText(inLanguage(schema.label.one, language)));
    const isKind = (word: string) => kind.some((part) => isSame(part, word));
    const isBefore = (word: string) => !meant.has(word) || isVerb(word) || isKind(word) || CALLED.test(word);
    const begin = folded.findIndex((word) => !isBefore(word));
    const before = folded.slice(0, Math.max(begin, 0));
    const isNamed = kind.every((part) => before.some((word) => isSame(part, word)));
    if (!creation || before.length === 0 || !isNamed) return [];
    return [{ schema, creation, name: typed.slice(begin).join(' '), isFor: before.some((word) => FOR.has(word)) }];
  });
}

/** A new record with the name that the search has: "créer un adhérent Boulangerie Martin". */
export const namedRecord = (query: string, all: readonly Command[], sources: Sources): readonly Command[] =>
  namedKinds(query, all, sources).flatMap(({ schema, creation, name, isFor }): readonly Command[] => {
    const record = isFor ? {} : namedValues(schema, name);
    if (Object.keys(record).length === 0) return [];
    const { language, translate } = sources;
    const label = translate('shell.palette.createNamed', { query: name, name: inLanguage(schema.label.one, language) });
    const id = `create named ${schema.name}`;
    return [{ ...creation, id, label, effect: { kind: 'go', path: pathOf(schema, 'create'), state: { record } } }];
  });
