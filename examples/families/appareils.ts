import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { file } from '../../src/resources/fields/file/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Option } from '../../src/resources/fields/shared/options';
import type { Condition } from '../../src/resources/language/condition';
import type { Formula } from '../../src/resources/language/formula';

const ETALONNAGES = 'AppareilsMedicaux/{appareilId}/etalonnages';

const RESULTATS: readonly Option[] = [
  { value: 'conforme', label: ['Conforme', 'Conforming', 'In Ordnung', 'Conforme'], status: 'success' },
  { value: 'nonConforme', label: ['Non conforme', 'Not conforming', 'Mangelhaft', 'Não conforme'], status: 'danger' },
];

/** The interval counts from the last calibration, or from the purchase before the first one. */
const NEXT: Formula = {
  after: { first: [{ below: ETALONNAGES, take: 'max', of: { field: 'le' } }, { field: 'achat' }] },
  months: { field: 'periodicite' },
};

const OVERDUE: Condition = { field: 'prochain', operator: 'lessThan', value: { moment: 'today' } };

/** Medical equipment that has to be calibrated. */
export const AppareilsMedicaux = defineResource({
  name: 'AppareilsMedicaux',
  label: {
    one: ['Appareil médical', 'Medical device', 'Medizingerät', 'Aparelho médico'],
    many: ['Appareils médicaux', 'Medical devices', 'Medizingeräte', 'Aparelhos médicos'],
  },
  icon: 'health',
  rights: 'APPAREILS_MEDICAUX',
  menu: { group: 'equipe' },
  fields: {
    designation: text({ label: ['Désignation', 'Designation', 'Bezeichnung', 'Designação'], required: true }),
    numeroSerie: text({
      label: ['Numéro de série', 'Serial number', 'Seriennummer', 'Número de série'],
      required: true,
      unique: true,
    }),
    achat: date({ label: ['Achat', 'Purchase', 'Kauf', 'Compra'], required: true }),
    periodicite: integer({
      label: [
        'Étalonnage tous les (mois)',
        'Calibrated every (months)',
        'Kalibrierung alle (Monate)',
        'Calibração a cada (meses)',
      ],
      required: true,
      min: 1,
      max: 120,
      initial: 12,
    }),
    dernier: enumeration({
      label: ['Dernier résultat', 'Last result', 'Letztes Ergebnis', 'Último resultado'],
      options: RESULTATS,
      formula: { below: ETALONNAGES, take: 'last', of: { field: 'resultat' }, by: 'le' },
    }),
    prochain: date({
      label: ['Prochain étalonnage', 'Next calibration', 'Nächste Kalibrierung', 'Próxima calibração'],
      formula: NEXT,
      stored: true,
    }),
    jours: integer({
      label: ['Jours restants', 'Days left', 'Verbleibende Tage', 'Dias restantes'],
      formula: { daysBetween: [{ moment: 'today' }, NEXT] },
    }),
  },
  representation: ['designation', 'numeroSerie'],
  search: ['designation', 'numeroSerie'],
  list: {
    columns: ['designation', 'numeroSerie', 'prochain', 'jours'],
    sort: { field: 'prochain', order: 'ASC' },
  },
  parameters: {
    EnRetard: {
      label: ['Étalonnage en retard', 'Calibration overdue', 'Kalibrierung überfällig', 'Calibração em atraso'],
      whenTrue: OVERDUE,
    },
  },
});

/** A calibration, with its certificate. */
export const AppareilEtalonnages = defineResource({
  name: ETALONNAGES,
  parent: { resource: 'AppareilsMedicaux', parameter: 'appareilId' },
  label: {
    one: ['Étalonnage', 'Calibration', 'Kalibrierung', 'Calibração'],
    many: ['Étalonnages', 'Calibrations', 'Kalibrierungen', 'Calibrações'],
  },
  rights: 'APPAREILS_MEDICAUX',
  owned: true,
  fields: {
    le: date({ label: ['Le', 'On', 'Am', 'Em'], required: true }),
    resultat: enumeration({
      label: ['Résultat', 'Result', 'Ergebnis', 'Resultado'],
      required: true,
      options: RESULTATS,
    }),
    commentaire: longText({
      label: ['Commentaire', 'Comment', 'Kommentar', 'Comentário'],
      requiredWhen: { field: 'resultat', operator: 'equals', value: 'nonConforme' },
    }),
    certificat: file({
      label: ['Certificat', 'Certificate', 'Zertifikat', 'Certificado'],
      accept: ['application/pdf'],
    }),
  },
  representation: 'le',
  list: { columns: ['le', 'resultat', 'certificat'], sort: { field: 'le', order: 'DESC' } },
});
