import type { Command, CommandGroup } from './commands';

/** Maximum number per group before typing. */
const FIRST = 8;
/** Maximum number of additions to the current record; its nested lists are found by their names. */
const FIRST_ADDED = 4;

export const pathOf = ({ effect }: Command): string => (effect.kind === 'go' ? effect.path : '');

/** Has a key and a button of its own, and is found by its words. */
const HELP = 'page help';

const isKind = ({ id }: Command, ...kinds: readonly string[]): boolean => kinds.includes(id.split(' ', 1)[0] ?? '');

/** Before typing: actions on the current page, recent records, first pages; for new readers also creations. */
export function firstCommands(all: readonly Command[], recents: readonly Command[]): readonly Command[] {
  const of = (group: CommandGroup) => all.filter((command) => command.group === group);
  const here = of('here');
  const pages = of('go');
  const placeOf = (command: Command): number => {
    const at = pages.findIndex((page) => pathOf(command).startsWith(`${pathOf(page)}/`));
    return at < 0 ? pages.length : at;
  };
  const creating = of('create')
    .filter(({ effect }) => effect.kind === 'go')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return [
    ...here.filter((command) => isKind(command, 'edit', 'plan', 'create')),
    ...here.filter((command) => isKind(command, 'add')).slice(0, FIRST_ADDED),
    ...here.filter((command) => isKind(command, 'page') && command.id !== HELP),
    ...recents,
    ...pages.slice(0, FIRST),
    ...(recents.length === 0 ? creating.slice(0, FIRST) : []),
  ];
}
