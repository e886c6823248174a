import type { StatisticsScreen } from '../../statistics/statistic';
import { activite } from './activity';
import { adherents } from './members';
import { contrats, prestations, ventes } from './services';

/** Section 2 of the specification: `/statistiques-generales`. */
export const generalStatistics: StatisticsScreen = {
  path: '/statistiques-generales',
  help: [
    'Adhérents, effectifs, prestations, contrats et activité de l’organisation.',
    'Members, headcount, services, contracts and activity of the organisation.',
    'Mitglieder, Beschäftigte, Leistungen, Verträge und Tätigkeit der Organisation.',
    'Aderentes, efetivos, prestações, contratos e atividade da organização.',
  ],
  filters: ['branche', 'region', 'structure'],
  statistics: [adherents, prestations, ventes, contrats, activite],
};
