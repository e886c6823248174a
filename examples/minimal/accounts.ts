import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { email } from '../../src/resources/fields/email/kind';
import { image } from '../../src/resources/fields/image/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { Droits, Fonctions, Profils } from '../../src/resources/schemas/acces';
import { CommentaireMentions, Commentaires } from '../../src/resources/schemas/commentaires';
import { Groupes, GroupeMembres } from '../../src/resources/schemas/equipes';
import {
  ConsultationsComme,
  FonctionDroits,
  IdentiteDroits,
  IdentiteFonctions,
  IdentiteProfils,
  ProfilDroits,
} from '../../src/resources/schemas/liensAcces';
import { preferencesUtilisateur } from '../../src/resources/schemas/preferences';
import { parametres } from '../../src/resources/schemas/systeme';
import { Vues } from '../../src/resources/schemas/vues';

/** A person with the fields that sign-in needs. */
const Utilisateurs = defineResource({
  name: 'Utilisateurs',
  label: { one: ['Personne', 'Person', 'Person', 'Pessoa'], many: ['Personnes', 'People', 'Personen', 'Pessoas'] },
  icon: 'user',
  rights: 'UTILISATEURS',
  menu: { group: 'equipe' },
  fields: {
    nom: text({ label: ['Nom', 'Last name', 'Nachname', 'Apelido'], required: true, maxLength: 120 }),
    prenom: text({ label: ['Prénom', 'First name', 'Vorname', 'Nome próprio'], required: true, maxLength: 120 }),
    email: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'], required: true, unique: true }),
    emailConfirmed: boolean({ label: ['Confirmé', 'Confirmed', 'Bestätigt', 'Confirmado'], initial: false }),
    lockoutEnd: dateTime({
      label: ["Verrouillé jusqu'au", 'Locked until', 'Gesperrt bis', 'Bloqueado até'],
    }),
    photo: image({ label: ['Photo', 'Photo', 'Foto', 'Fotografia'] }),
    utilisateurMasquee: boolean({ label: ['Masqué', 'Hidden', 'Ausgeblendet', 'Oculto'], initial: false }),
  },
  representation: ['nom', 'prenom'],
  search: ['nom', 'prenom', 'email'],
  list: { columns: ['nom', 'prenom', 'email'], sort: { field: 'nom', order: 'ASC' } },
});

/** Profiles are unlimited, because this product has no companies. */
const ProfilEntreprises = defineResource({
  name: 'ProfilEntreprises',
  internal: true,
  label: { one: ['Portée', 'Reach', 'Reichweite', 'Âmbito'], many: ['Portées', 'Reaches', 'Reichweiten', 'Âmbitos'] },
  icon: 'right',
  rights: 'IDENTITES',
  fields: {
    identityId: reference({
      label: ['Personne', 'Person', 'Person', 'Pessoa'],
      resource: 'Utilisateurs',
      required: true,
    }),
    profilId: reference({ label: ['Profil', 'Profile', 'Profil', 'Perfil'], resource: 'Profils', required: true }),
  },
  representation: 'identityId',
  list: { columns: ['identityId', 'profilId'], sort: { field: 'id', order: 'ASC' } },
});

/** Resources of identity, rights, groups, settings and saved views, which every product needs. */
export const accountSchemas = [
  Utilisateurs,
  ProfilEntreprises,
  Droits,
  Fonctions,
  Profils,
  FonctionDroits,
  IdentiteDroits,
  IdentiteFonctions,
  IdentiteProfils,
  ProfilDroits,
  ConsultationsComme,
  Groupes,
  GroupeMembres,
  preferencesUtilisateur,
  parametres,
  Vues,
  Commentaires,
  CommentaireMentions,
];
