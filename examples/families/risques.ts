import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';
import type { Formula } from '../../src/resources/language/formula';

const RISQUES = 'UnitesTravail/{uniteId}/risques';

const SCORE: Formula = { multiply: [{ field: 'gravite' }, { field: 'probabilite' }] };

const UNDER_WAY: Condition = { field: 'etat', operator: 'equals', value: 'enCours' };

const TREATED: Condition = { field: 'etat', operator: 'notEquals', value: 'ouvert' };

const LATE: Condition = {
  all: [
    { field: 'etat', operator: 'notEquals', value: 'maitrise' },
    { field: 'echeance', operator: 'lessThan', value: { moment: 'today' } },
  ],
};

/** The work units of an organisation, by which its risks are assessed. */
export const UnitesTravail = defineResource({
  name: 'UnitesTravail',
  label: {
    one: ['Unité de travail', 'Unit of work', 'Arbeitsbereich', 'Unidade de trabalho'],
    many: ['Unités de travail', 'Units of work', 'Arbeitsbereiche', 'Unidades de trabalho'],
  },
  icon: 'worktime',
  rights: 'UNITES_TRAVAIL',
  menu: { group: 'suivi' },
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, unique: true, maxLength: 80 }),
    effectif: integer({ label: ['Effectif', 'Staff', 'Beschäftigte', 'Efetivo'], required: true, min: 1 }),
    pire: integer({
      label: ['Risque le plus haut', 'Highest risk', 'Höchstes Risiko', 'Risco mais alto'],
      formula: { below: RISQUES, take: 'max', of: SCORE },
    }),
    aTraiter: integer({
      label: ['Risques à traiter', 'Risks to treat', 'Offene Risiken', 'Riscos a tratar'],
      formula: { below: RISQUES, take: 'count', where: { field: 'etat', operator: 'notEquals', value: 'maitrise' } },
    }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'effectif', 'pire', 'aTraiter'], sort: { field: 'pire', order: 'DESC' } },
  parameters: {
    EnRetard: {
      label: ['Action en retard', 'Action overdue', 'Maßnahme überfällig', 'Ação em atraso'],
      whenTrue: { below: RISQUES, has: 'some', where: LATE },
    },
  },
});

/** A risk of a work unit, with its preventive measures. */
export const UniteRisques = defineResource({
  name: RISQUES,
  parent: { resource: 'UnitesTravail', parameter: 'uniteId' },
  label: { one: ['Risque', 'Risk', 'Risiko', 'Risco'], many: ['Risques', 'Risks', 'Risiken', 'Riscos'] },
  rights: 'UNITES_TRAVAIL',
  owned: true,
  fields: {
    danger: text({ label: ['Danger', 'Hazard', 'Gefahr', 'Perigo'], required: true, maxLength: 120 }),
    gravite: integer({ label: ['Gravité', 'Severity', 'Schwere', 'Gravidade'], required: true, min: 1, max: 4 }),
    probabilite: integer({
      label: ['Probabilité', 'Likelihood', 'Wahrscheinlichkeit', 'Probabilidade'],
      required: true,
      min: 1,
      max: 4,
    }),
    cotation: integer({ label: ['Cotation', 'Score', 'Bewertung', 'Pontuação'], formula: SCORE }),
    evalueLe: date({ label: ['Évalué le', 'Assessed on', 'Beurteilt am', 'Avaliado em'], required: true }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      initial: 'ouvert',
      options: [
        { value: 'ouvert', label: ['À traiter', 'To treat', 'Offen', 'A tratar'], status: 'danger' },
        { value: 'enCours', label: ['En cours', 'Under way', 'In Arbeit', 'Em curso'], status: 'warning' },
        { value: 'maitrise', label: ['Maîtrisé', 'Under control', 'Beherrscht', 'Controlado'], status: 'success' },
      ],
      steps: { ouvert: ['enCours', 'maitrise'], enCours: ['maitrise'], maitrise: ['ouvert'] },
    }),
    mesure: longText({ label: ['Mesure', 'Measure', 'Maßnahme', 'Medida'], requiredWhen: TREATED }),
    echeance: date({ label: ['Échéance', 'Due on', 'Fällig am', 'Prazo'], requiredWhen: UNDER_WAY }),
    piloteId: reference({ label: ['Pilote', 'Led by', 'Leitung', 'Coordenador'], resource: 'Utilisateurs' }),
  },
  periods: [{ from: 'evalueLe', to: 'echeance' }],
  after: [
    {
      on: ['create', 'update'],
      when: UNDER_WAY,
      at: { field: 'echeance', days: -7 },
      notification: {
        to: 'piloteId',
        text: [
          '%{danger} : dans sept jours',
          '%{danger}: in seven days',
          '%{danger}: in sieben Tagen',
          '%{danger}: dentro de sete dias',
        ],
      },
    },
  ],
  representation: 'danger',
  search: ['danger'],
  list: {
    columns: ['danger', 'cotation', 'etat', 'echeance', 'piloteId'],
    sort: { field: 'cotation', order: 'DESC' },
    board: { by: 'etat', fields: ['cotation', 'echeance'] },
  },
});
