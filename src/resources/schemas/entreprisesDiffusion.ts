import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { longText } from '../fields/longText/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import type { Words } from '../language/words';
import { COMPANY_CONTACTS, OF_A_COMPANY, ONE_OF_A_COMPANY } from './commonEntreprises';

const agreed = (label: Words) => boolean({ label, initial: false });

const NAMES: Words = ['Droits de diffusion', 'Broadcast rights', 'Verbreitungsrechte', 'Direitos de difusão'];

/** What a company lets the organisation publish of it, and to whom. The contract only writes them. */
export const EntrepriseDroitsDiffusion = defineResource({
  ...OF_A_COMPANY,
  name: 'Entreprises/{entrepriseId}/DroitsDiffusion',
  contract: true,
  label: { one: NAMES, many: NAMES },
  help: [
    'Ce que l’adhérent autorise l’organisation à diffuser, et auprès de qui.',
    'What the member lets the organisation publish, and to whom.',
    'Was die Organisation mit Zustimmung des Mitglieds an wen weitergeben darf.',
    'O que o aderente autoriza a organização a difundir, e junto de quem.',
  ],
  icon: 'changelog',
  path: '/adherents/{entrepriseId}/droits-diffusion',
  fields: {
    dateAccord: date({ label: ['Date de l’accord', 'Agreed on', 'Zugestimmt am', 'Data do acordo'] }),
    citation: agreed([
      'Cité parmi les références',
      'Named among the references',
      'Als Referenz genannt',
      'Citado entre as referências',
    ]),
    logo: agreed(['Utilisation du logo', 'Use of the logo', 'Verwendung des Logos', 'Utilização do logótipo']),
    lettreInformation: agreed([
      'Lettre d’information aux salariés',
      'Newsletter to employees',
      'Newsletter an die Beschäftigten',
      'Boletim informativo aos trabalhadores',
    ]),
    enquetes: agreed([
      'Enquêtes de satisfaction auprès des salariés',
      'Satisfaction surveys among employees',
      'Zufriedenheitsbefragungen der Beschäftigten',
      'Inquéritos de satisfação aos trabalhadores',
    ]),
    donneesBranche: agreed([
      'Données anonymes dans les bilans de branche',
      'Anonymous figures in branch reports',
      'Anonyme Zahlen in Branchenberichten',
      'Dados anónimos nos relatórios do ramo',
    ]),
    destinatairesId: referenceSet({
      label: [
        'Destinataires des bilans',
        'Recipients of reports',
        'Empfänger der Berichte',
        'Destinatários dos relatórios',
      ],
      resource: COMPANY_CONTACTS,
    }),
    commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 2000 }),
  },
  representation: 'dateAccord',
  list: { columns: ['dateAccord', 'citation', 'logo'], sort: { field: 'id', order: 'ASC' } },
  operations: { ...ONE_OF_A_COMPANY, get: 'extension', listing: 'extension' },
  tab: { group: 'operationnel', order: 5 },
});
