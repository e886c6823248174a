import type { people as french } from '../fr/people';
import type { SameKeys } from '../../types';

export const people: SameKeys<typeof french> = {
  memberships: {
    title: 'Memberships',
    Equipes: 'Teams',
    Groupes: 'Groups',
    Competences: 'Skills',
    Profils: 'Profiles',
    leader: 'Leader',
    rating: 'Rating: %{rating}/10',
    inactive: 'Switched off',
  },
  directory: {
    title: 'Staff directory',
    help: 'Who is who: functions, teams, structure and ways to reach people at work.',
    search: 'Search for a person',
    by: 'Search in',
    everywhere: 'Everywhere',
    fields: { nom: 'Name', fonction: 'Function', equipe: 'Team', structure: 'Structure' },
    team: 'Team',
    allTeams: 'All',
    view: 'Layout',
    cards: 'Cards',
    list: 'Compact list',
    found: '%{smart_count} person |||| %{smart_count} people',
    none: 'No one found',
    more: 'Show more',
    leads: '%{team} · leader',
    saveOne: 'Contact card: %{name}',
    saveAll: 'Contact cards',
    saveFailed: 'The contact cards could not be read.',
  },
};
