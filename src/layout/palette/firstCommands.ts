import type { Command, CommandGroup } from './commands';

/** Maximum number per group before typing. */
const FIRST = 8;
/** Maximum number of actions on the current record. */
const FIRST_HERE = 4;

export const pathOf = ({ effect }: Command): string => (effect.kind === 'go' ? effect.path : '');

/** Before typing: actions on the current record, recent records, first pages; for new readers also creations. */
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
