import { foldText } from '../../common/foldText';
import type { MentionedPerson } from '../../protocol/comments';

/**
 * Orders found people by how their names begin: the whole name, then one of its words, then the others.
 *
 * @param most maximum number of people
 * @example rankMentions([{ nom: 'Da Costa Thomas' }, { nom: 'Marchand Claire' }], 'ma', 6) // Marchand first
 */
export function rankMentions(people: readonly MentionedPerson[], typed: string, most: number) {
  const start = foldText(typed);
  const rank = ({ nom }: MentionedPerson): number => {
    const name = foldText(nom);
    if (name.startsWith(start)) return 0;
    return name.split(/[\s'-]/).some((word) => word.startsWith(start)) ? 1 : 2;
  };
  return people.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
}
