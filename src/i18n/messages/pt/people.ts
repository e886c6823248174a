import type { people as french } from '../fr/people';
import type { SameKeys } from '../../types';

export const people: SameKeys<typeof french> = {
  memberships: {
    title: 'Pertenças',
    Equipes: 'Equipas',
    Groupes: 'Grupos',
    Competences: 'Competências',
    Profils: 'Perfis',
    leader: 'Responsável',
    rating: 'Nota: %{rating}/10',
    inactive: 'Desativado',
  },
  directory: {
    title: 'Diretório da equipa',
    help: 'Quem é quem: funções, equipas, estrutura e contactos profissionais.',
    search: 'Procurar uma pessoa',
    by: 'Procurar em',
    everywhere: 'Em tudo',
    fields: { nom: 'Nome', fonction: 'Função', equipe: 'Equipa', structure: 'Estrutura' },
    team: 'Equipa',
    allTeams: 'Todas',
    view: 'Apresentação',
    cards: 'Fichas',
    list: 'Lista compacta',
    found: '%{smart_count} pessoa |||| %{smart_count} pessoas',
    none: 'Nenhuma pessoa',
    more: 'Mostrar mais',
    leads: '%{team} · responsável',
    saveOne: 'Cartão de contacto: %{name}',
    saveAll: 'Cartões de contacto',
    saveFailed: 'Não foi possível ler os cartões de contacto.',
  },
};
