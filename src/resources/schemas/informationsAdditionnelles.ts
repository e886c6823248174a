import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { enumeration } from '../fields/enumeration/kind';
import { files } from '../fields/files/kind';
import { icon } from '../fields/icon/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';

/** Notices about a company, partner, supplier or person (section 3). Stored; its calls and screens are their own. */
export const InformationsAdditionnelles = defineResource({
  name: 'InformationsAdditionnelles',
  internal: true,
  label: {
    one: ['Information additionnelle', 'Additional information', 'Zusatzinformation', 'Informação adicional'],
    many: ['Informations additionnelles', 'Additional information', 'Zusatzinformationen', 'Informações adicionais'],
  },
  icon: 'changelog',
  rights: 'ENTREPRISES_INFOS_ADD',
  audience: { fonctions: 'fonctionsAllowed', groupes: 'groupesAllowed' },
  fields: {
    cibleType: enumeration({
      label: ['Cible', 'Target', 'Ziel', 'Alvo'],
      required: true,
      options: [
        { value: 'Partenaire', label: ['Partenaire', 'Partner', 'Partner', 'Parceiro'] },
        { value: 'Fournisseur', label: ['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'] },
        { value: 'Entreprise', label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'] },
        { value: 'Utilisateur', label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'] },
      ],
    }),
    // Which resource it points into depends on the target, so that it is no reference.
    cibleId: integer({
      label: ['Identifiant de la cible', 'Id of the target', 'Kennung des Ziels', 'Identificador do alvo'],
      required: true,
      min: 1,
    }),
    titre: text({ label: ['Titre', 'Title', 'Titel', 'Título'], required: true, maxLength: 200 }),
    fonctionsAllowed: referenceSet({
      label: ['Fonctions destinataires', 'Functions addressed', 'Angesprochene Funktionen', 'Funções destinatárias'],
      resource: 'Fonctions',
      required: true,
    }),
    groupesAllowed: referenceSet({
      label: ['Groupes destinataires', 'Groups addressed', 'Angesprochene Gruppen', 'Grupos destinatários'],
      resource: 'Groupes',
      required: true,
    }),
    message: longText({
      label: ['Message', 'Message', 'Nachricht', 'Mensagem'],
      required: true,
      minLength: 5,
      maxLength: 3500,
    }),
    fichiers: files({ label: ['Fichiers', 'Files', 'Dateien', 'Ficheiros'], maxItems: 20 }),
    icone: icon({ label: ['Icône', 'Icon', 'Symbol', 'Ícone'], required: true }),
    couleur: text({ label: ['Couleur', 'Colour', 'Farbe', 'Cor'], required: true, maxLength: 40 }),
    refreshDateDerniereVisite: boolean({
      label: [
        'Actualiser la date de dernière visite',
        'Update the date of the last visit',
        'Datum des letzten Besuchs aktualisieren',
        'Atualizar a data da última visita',
      ],
      initial: false,
    }),
  },
  representation: 'titre',
  search: ['titre', 'message'],
  list: { columns: ['titre', 'cibleType', 'icone', 'couleur'], sort: { field: 'id', order: 'DESC' } },
});
