import { defineResource } from '../defineResource';
import { longText } from '../fields/longText/kind';
import { enumeration } from '../fields/enumeration/kind';
import { text } from '../fields/text/kind';
import { description } from './common';
import { nom } from './commonOrganisations';

export const ExportDonnees = defineResource({
  name: 'ExportDonnees',
  contract: true,
  label: {
    one: ['Export de données', 'Data export', 'Datenexport', 'Exportação de dados'],
    many: ['Exports de données', 'Data exports', 'Datenexporte', 'Exportações de dados'],
    new: ['Nouvel export de données', 'New data export', 'Neuer Datenexport', 'Nova exportação de dados'],
  },
  help: [
    'Un export reprend une liste du portail\u00a0; chacun y trouve ce que ses droits lui ouvrent.',
    'An export takes up a list of the portal; everybody gets what their rights open to them.',
    'Ein Export übernimmt eine Liste des Portals; alle erhalten, was ihre Rechte öffnen.',
    'Uma exportação retoma uma lista do portal; cada um obtém o que os seus direitos lhe abrem.',
  ],
  icon: 'export',
  rights: 'EXPORTS',
  menu: { group: 'suivi' },
  path: '/export',
  fields: {
    nom: nom(),
    // Names of declared lists: exports.test.ts holds them to it.
    jeuDonnees: enumeration({
      label: ['Données', 'Data', 'Daten', 'Dados'],
      required: true,
      options: [
        { value: 'Entreprises', label: ['Adhérents', 'Members', 'Mitglieder', 'Aderentes'] },
        { value: 'Dossiers', label: ['Dossiers', 'Files', 'Akten', 'Processos'] },
        { value: 'Partenaires', label: ['Partenaires', 'Partners', 'Partner', 'Parceiros'] },
        {
          value: 'PartenairesFASTT',
          label: ['Partenaires FASTT', 'FASTT partners', 'FASTT-Partner', 'Parceiros FASTT'],
        },
        { value: 'Fournisseurs', label: ['Fournisseurs', 'Suppliers', 'Lieferanten', 'Fornecedores'] },
        { value: 'Contacts', label: ['Contacts', 'Contacts', 'Kontakte', 'Contactos'] },
        { value: 'Utilisateurs', label: ['Utilisateurs', 'Users', 'Benutzer', 'Utilizadores'] },
        { value: 'Equipes', label: ['Équipes', 'Teams', 'Teams', 'Equipas'] },
        { value: 'Groupes', label: ['Groupes', 'Groups', 'Gruppen', 'Grupos'] },
        { value: 'structures', label: ['Structures', 'Structures', 'Strukturen', 'Estruturas'] },
        { value: 'typesCreneau', label: ['Types de créneau', 'Slot types', 'Terminarten', 'Tipos de horário'] },
        { value: 'Processus', label: ['Processus', 'Processes', 'Prozesse', 'Processos'] },
      ],
    }),
    recherche: text({
      label: ['Recherche', 'Search', 'Suche', 'Pesquisa'],
      help: [
        'Ne garder que les lignes qui contiennent ces mots\u00a0; vide\u00a0: toutes.',
        'Keep only the rows that contain these words; empty: all.',
        'Nur Zeilen mit diesen Wörtern behalten; leer: alle.',
        'Manter só as linhas que contêm estas palavras; vazio: todas.',
      ],
      maxLength: 200,
    }),
    description: description(),
    // The filter of the list, as JSON, made on the details page (`custom-pages/exports`).
    filtre: longText({ label: ['Conditions', 'Conditions', 'Bedingungen', 'Condições'], maxLength: 8000 }),
  },
  sections: [
    {
      label: ['Export', 'Export', 'Export', 'Exportação'],
      fields: ['nom', 'jeuDonnees', 'recherche', 'description'],
    },
  ],
  representation: 'nom',
  search: ['nom', 'description'],
  list: { columns: ['nom', 'jeuDonnees', 'recherche', 'description'], sort: { field: 'nom', order: 'ASC' } },
  actions: {
    find: {
      label: ['Télécharger en CSV', 'Download as CSV', 'Als CSV herunterladen', 'Transferir em CSV'],
      downloads: 'find',
      timeout: 120,
      needs: 'show',
    },
  },
});
