import { defineResource } from '../defineResource';
import { embeddedList } from '../fields/embeddedList/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import type { Words } from '../language/words';
import { demandeFields, personId, PROPOSED_FIELDS } from './commonDemandes';
import { Utilisateurs } from './utilisateurs';

/** As long as the longest text that is proposed. */
const longest = (label: Words) => longText({ label, maxLength: 5000 });

/** A change that people propose in their own record; who may change records accepts or refuses it (section 7.2 of the specification). */
export const DemandesModifications = defineResource({
  name: 'demandesModifications',
  internal: true,
  takenBack: true,
  rights: 'UTILISATEURS',
  keptBackWith: 'utilisateurId',
  label: {
    one: ['Demande sur une fiche', 'Request on a record', 'Antrag zu einem Eintrag', 'Pedido sobre uma ficha'],
    many: ['Demandes sur les fiches', 'Requests on records', 'Anträge zu Einträgen', 'Pedidos sobre fichas'],
    new: [
      'Nouvelle demande sur une fiche',
      'New request on a record',
      'Neuer Antrag zu einem Eintrag',
      'Novo pedido sobre uma ficha',
    ],
  },
  fields: {
    utilisateurId: personId(['Personne', 'Person', 'Person', 'Pessoa']),
    modifications: embeddedList({
      label: ['Modifications', 'Changes', 'Änderungen', 'Alterações'],
      required: true,
      minItems: 1,
      maxItems: PROPOSED_FIELDS.length,
      fields: {
        champ: enumeration({
          label: ['Champ', 'Field', 'Feld', 'Campo'],
          required: true,
          options: PROPOSED_FIELDS.map((value) => ({ value, label: Utilisateurs.fields[value].label })),
        }),
        avant: longest(['Avant', 'Before', 'Vorher', 'Antes']),
        apres: longest(['Après', 'After', 'Nachher', 'Depois']),
      },
    }),
    ...demandeFields(),
  },
  representation: ['utilisateurId', 'demandeLe'],
  list: { columns: ['utilisateurId', 'etat', 'demandeLe'], sort: { field: 'id', order: 'DESC' } },
  indexes: [['etat']],
});
