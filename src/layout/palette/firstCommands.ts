import type { Command, CommandGroup } from './commands';

/** So many of a kind are offered before anything is typed. */
const FIRST = 8;
/** Of what can be done with the record that is open. */
const FIRST_HERE = 4;

const pathOf = ({ effect }: Command): string => (effect.kind === 'go' ? effect.path : '');

/**
 * What is offered before anything is typed: what can be done with the record that is open, what was used last, and the first pages; to newcomers also what they may create,
 * in the order of the menu, where daily work comes first. Everything else has a name that one types.
 */
export function firstCommands(all: readonly Command[], recents: readonly Command[]): readonly Command[] {
  const of = (group: CommandGroup) => all.filter((command) => command.group === group);
  const pages = of('go');
  const placeOf = (command: Command): number => {
    const at = pages.findIndex((page) => pathOf(command).startsWith(`${pathOf(page)}/`));
    return at < 0 ? pages.length : at;
  };
  const creating = of('create').toSorted((one, other) => placeOf(one) - placeOf(other));
  return [
    ...of('here').slice(0, FIRST_HERE),
    ...recents,
    ...pages.slice(0, FIRST),
    ...(recents.length === 0 ? creating.slice(0, FIRST) : []),
  ];
}
