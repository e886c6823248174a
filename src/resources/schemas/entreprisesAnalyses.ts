import { defineResource } from '../defineResource';
import { analyseFields, ANALYSES_TACTIQUES } from './commonAnalyses';
import { OF_A_COMPANY } from './commonEntreprises';

export const EntrepriseAnalysesTactique = defineResource({
  ...ANALYSES_TACTIQUES,
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/analysesTactique',
  contract: true,
  path: '/adherents/{entrepriseId}/analyses-tactiques',
  fields: analyseFields(),
  tab: { group: 'operationnel', order: 4 },
});
