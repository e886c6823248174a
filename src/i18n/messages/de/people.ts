import type { people as french } from '../fr/people';
import type { SameKeys } from '../../types';

export const people: SameKeys<typeof french> = {
  memberships: {
    title: 'Zugehörigkeiten',
    Equipes: 'Teams',
    Groupes: 'Gruppen',
    Competences: 'Kompetenzen',
    Profils: 'Profile',
    leader: 'Leitung',
    rating: 'Bewertung: %{rating}/10',
    inactive: 'Deaktiviert',
  },
  directory: {
    title: 'Personalverzeichnis',
    help: 'Wer ist wer: Funktionen, Teams, Struktur und berufliche Kontaktdaten.',
    search: 'Person suchen',
    by: 'Suchen in',
    everywhere: 'Überall',
    fields: { nom: 'Name', fonction: 'Funktion', equipe: 'Team', structure: 'Struktur' },
    team: 'Team',
    allTeams: 'Alle',
    view: 'Darstellung',
    cards: 'Karten',
    list: 'Kompakte Liste',
    found: '%{smart_count} Person |||| %{smart_count} Personen',
    none: 'Keine Person',
    more: 'Weitere anzeigen',
    leads: '%{team} · Leitung',
    saveOne: 'Visitenkarte: %{name}',
    saveAll: 'Visitenkarten',
    saveFailed: 'Die Visitenkarten konnten nicht gelesen werden.',
  },
};
