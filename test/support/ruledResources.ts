import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { money } from '../../src/resources/fields/money/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/words';

const words = (text: string): Words => [text, text, text, text];
const option = (value: string, label: string) => ({ value, label: words(label) });

/** A resource whose fields have rules: what is asked for depends on what the record says. */
export const Etalonnages = defineResource({
  name: 'Etalonnages',
  label: { one: words('Étalonnage'), many: words('Étalonnages') },
  rights: 'ETALONNAGES',
  grants: { CONSULTANT: ['read', 'update'], RESPONSABLE: ['create', 'admin'] },
  fields: {
    appareil: text({ label: words('Appareil'), required: true }),
    resultat: enumeration({
      label: words('Résultat'),
      options: [option('conforme', 'Conforme'), option('nonConforme', 'Non conforme')],
    }),
    commentaire: longText({
      label: words('Commentaire'),
      visibleWhen: { field: 'resultat', operator: 'isNotEmpty' },
      requiredWhen: { field: 'resultat', operator: 'equals', value: 'nonConforme' },
    }),
    cout: money({ label: words('Coût') }),
    facture: text({
      label: words('Facture'),
      requiredWhen: { field: 'cout', operator: 'greaterThan', value: 500 },
    }),
    statut: enumeration({
      label: words('Statut'),
      initial: 'brouillon',
      options: [option('brouillon', 'Brouillon'), option('valide', 'Validé'), option('clos', 'Clos')],
      steps: { brouillon: ['valide'], valide: ['brouillon', 'clos'], clos: [] },
    }),
    prochain: date({
      label: words('Prochain'),
      readOnlyWhen: { field: 'statut', operator: 'equals', value: 'clos' },
    }),
  },
  representation: 'appareil',
  search: ['appareil'],
  list: { columns: ['appareil', 'resultat', 'statut'], sort: { field: 'appareil', order: 'ASC' } },
});
