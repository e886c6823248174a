import { defineResource } from '../defineResource';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';

/** Views of lists under a name: filters, order, columns, widths and density. Everybody's own, read by groups too. */
export const Vues = defineResource({
  name: 'Vues',
  label: {
    one: ['Vue', 'View', 'Ansicht', 'Vista'],
    many: ['Vues', 'Views', 'Ansichten', 'Vistas'],
    new: ['Nouvelle vue', 'New view', 'Neue Ansicht', 'Nova vista'],
  },
  icon: 'settings',
  rights: 'VUES',
  ownedBy: 'utilisateurId',
  sharedWith: 'groupesId',
  fields: {
    utilisateurId: reference({
      label: ['Propriétaire', 'Owner', 'Besitzer', 'Proprietário'],
      resource: 'Utilisateurs',
      owned: true,
    }),
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 80 }),
    groupesId: referenceSet({
      label: ['Partagée avec les groupes', 'Shared with groups', 'Geteilt mit Gruppen', 'Partilhada com os grupos'],
      help: [
        'Leurs membres la voient et l’utilisent, sans pouvoir la modifier.',
        'Their members see and use it, but cannot change it.',
        'Ihre Mitglieder sehen und nutzen sie, ohne sie ändern zu können.',
        'Os membros veem-na e usam-na, sem poder alterá-la.',
      ],
      resource: 'Groupes',
    }),
    liste: text({ label: ['Liste', 'List', 'Liste', 'Lista'], maxLength: 200 }),
    contenu: longText({ label: ['Contenu', 'Content', 'Inhalt', 'Conteúdo'], maxLength: 20_000 }),
  },
  sections: [{ label: ['Vue', 'View', 'Ansicht', 'Vista'], fields: ['nom', 'groupesId'] }],
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'groupesId', 'utilisateurId', 'liste'], sort: { field: 'nom', order: 'ASC' } },
  unique: [['utilisateurId', 'liste', 'nom']],
});
