import { nameOf, type DirectoryPerson } from './entry';

export interface ChartTeam {
  /** Undefined for the people without a team. */
  readonly id: number | undefined;
  readonly name: string;
  readonly leaders: readonly DirectoryPerson[];
  readonly members: readonly DirectoryPerson[];
}

const byName = (one: DirectoryPerson, other: DirectoryPerson): number =>
  one.nom.localeCompare(other.nom, 'fr') || nameOf(one).localeCompare(nameOf(other), 'fr');

/**
 * Groups people by team, sorted by name; a person is in each of their teams, and people without one come last.
 * @param only the id of the only team to show; undefined for all
 */
export function teamsOf(people: readonly DirectoryPerson[], only?: number): readonly ChartTeam[] {
  const names = new Map(people.flatMap(({ equipes }) => equipes.map(({ id, libelle }) => [id, libelle] as const)));
  const teams = [...names]
    .filter(([id]) => only === undefined || id === only)
    .map(([id, name]): ChartTeam => {
      const inTeam = (leads: boolean) =>
        people
          .filter(({ equipes }) => equipes.some((team) => team.id === id && team.responsable === leads))
          .sort(byName);
      return { id, name, leaders: inTeam(true), members: inTeam(false) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  const alone = only === undefined ? people.filter(({ equipes }) => equipes.length === 0).sort(byName) : [];
  return alone.length > 0 ? [...teams, { id: undefined, name: '', leaders: [], members: alone }] : teams;
}
