import { defineResource } from '../defineResource';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';

/** What a person sets of the portal: by name, one value each. The portal's own names are in `usePortalPreferences.ts`. */
export const preferencesUtilisateur = defineResource({
  name: 'preferencesUtilisateur',
  contract: true,
  label: {
    one: ['Préférence', 'Preference', 'Einstellung', 'Preferência'],
    many: ['Préférences', 'Preferences', 'Einstellungen', 'Preferências'],
    new: ['Nouvelle préférence', 'New preference', 'Neue Einstellung', 'Nova preferência'],
  },
  icon: 'settings',
  rights: 'PREFERENCES_UTILISATEUR',
  ownedBy: 'utilisateurId',
  fields: {
    utilisateurId: reference({
      label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
      resource: 'Utilisateurs',
      owned: true,
    }),
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 80 }),
    valeur: longText({
      label: ['Valeur', 'Value', 'Wert', 'Valor'],
      help: [
        'Une valeur, ou plusieurs séparées par des points-virgules.',
        'One value, or several separated by semicolons.',
        'Ein Wert oder mehrere, durch Semikolon getrennt.',
        'Um valor, ou vários separados por ponto e vírgula.',
      ],
      maxLength: 2000,
    }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'valeur'], sort: { field: 'nom', order: 'ASC' } },
  unique: [['utilisateurId', 'nom']],
});
