import { foldText } from '../../resources/common/foldText';
import { valuesFrom } from '../../resources/fields/shared/references/newChoice';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage } from '../../resources/language/words';
import { pathOf } from '../../resources/registry/paths';
import type { Command, CommandSources } from './commands';
import { partsOf, wordsOf } from './matchCommands';
import { creatingWords, isNamedBy } from './namedBy';
import { isSame } from './namedChoices';

type Sources = Pick<CommandSources, 'schemas' | 'language' | 'translate'>;

/** Beside a name in the four languages: "un adhérent nommé Dupont". */
const CALLED = /^(?:nommee?|appelee?|named|called|namens|chamad[oa])$/;

/**
 * A new record with the name that the search has: "créer un adhérent Boulangerie Martin".
 *
 * @param all commands, of which those that create records are offered
 */
export function namedRecord(query: string, all: readonly Command[], sources: Sources): readonly Command[] {
  const { schemas, language, translate } = sources;
  const verbs = creatingWords({ translate });
  const typed = query.trim().split(/\s+/);
  const meant = new Set(wordsOf(query));
  const isVerb = (word: string) => isNamedBy(verbs, word);
  if (!typed.some((word) => isVerb(foldText(word)))) return [];
  const nameFor = ({ label }: ResourceSchema): string | undefined => {
    const kind = partsOf(foldText(inLanguage(label.one, language)));
    const isKind = (word: string) => kind.some((part) => isSame(part, word));
    const isBefore = (word: string) => !meant.has(word) || isVerb(word) || isKind(word) || CALLED.test(word);
    const folded = typed.map((word) => foldText(word).replace(/^[dl]['’]/, ''));
    const begin = folded.findIndex((word) => !isBefore(word));
    const isNamed = kind.every((part) => folded.slice(0, begin).some((word) => isSame(part, word)));
    return begin > 0 && isNamed ? typed.slice(begin).join(' ') : undefined;
  };
  return schemas.flatMap((schema): readonly Command[] => {
    const creation = all.find(({ id }) => id === `create ${schema.name}`);
    const name = creation && nameFor(schema);
    const record = name ? valuesFrom(schema, name) : {};
    if (!creation || !name || Object.keys(record).length === 0) return [];
    const label = translate('shell.palette.createNamed', { query: name, name: inLanguage(schema.label.one, language) });
    const id = `create named ${schema.name}`;
    return [{ ...creation, id, label, effect: { kind: 'go', path: pathOf(schema, 'create'), state: { record } } }];
  });
}
