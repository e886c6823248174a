import { defineResource } from '../defineResource';
import { dateTime } from '../fields/dateTime/kind';
import { enumeration } from '../fields/enumeration/kind';
import { reference } from '../fields/reference/kind';
import type { Words } from '../language/words';
import { COMPANY_SITES } from './commonEntreprises';
import { FLAG_OPTIONS } from './flags';

/** Who holds what: the links behind section 7.2 of the specification. Internal, because the contract has calls of its own for them. */

const identityId = () =>
  reference({
    label: ['Personne', 'Person', 'Person', 'Pessoa'],
    resource: 'Utilisateurs',
    required: true,
    owned: true,
  });

const fonctionId = () =>
  reference({
    label: ['Fonction', 'Function', 'Funktion', 'Função'],
    resource: 'Fonctions',
    required: true,
    owned: true,
  });

const profilId = () =>
  reference({ label: ['Profil', 'Profile', 'Profil', 'Perfil'], resource: 'Profils', required: true, owned: true });

const droitId = () => reference({ label: ['Droit', 'Right', 'Recht', 'Direito'], resource: 'Droits', required: true });

const flag = () => enumeration({ label: ['Niveau', 'Level', 'Stufe', 'Nível'], required: true, options: FLAG_OPTIONS });

const named = (one: Words, many: Words) => ({ one, many });

export const FonctionDroits = defineResource({
  name: 'FonctionDroits',
  internal: true,
  label: named(
    ['Droit d’une fonction', 'Right of a function', 'Recht einer Funktion', 'Direito de uma função'],
    ['Droits des fonctions', 'Rights of functions', 'Rechte von Funktionen', 'Direitos das funções'],
  ),
  rights: 'FONCTIONS',
  fields: { fonctionId: fonctionId(), droitId: droitId(), flag: flag() },
  representation: ['droitId', 'flag'],
  list: { columns: ['fonctionId', 'droitId', 'flag'], sort: { field: 'id', order: 'ASC' } },
  unique: [['fonctionId', 'droitId', 'flag']],
});

export const IdentiteFonctions = defineResource({
  name: 'IdentiteFonctions',
  internal: true,
  label: named(
    ['Fonction d’une personne', 'Function of a person', 'Funktion einer Person', 'Função de uma pessoa'],
    ['Fonctions des personnes', 'Functions of people', 'Funktionen von Personen', 'Funções das pessoas'],
  ),
  rights: 'IDENTITES',
  fields: { identityId: identityId(), fonctionId: fonctionId() },
  representation: ['identityId', 'fonctionId'],
  list: { columns: ['identityId', 'fonctionId'], sort: { field: 'id', order: 'ASC' } },
  unique: [['identityId', 'fonctionId']],
});

export const IdentiteDroits = defineResource({
  name: 'IdentiteDroits',
  internal: true,
  label: named(
    [
      'Droit direct d’une personne',
      'Direct right of a person',
      'Direktes Recht einer Person',
      'Direito direto de uma pessoa',
    ],
    [
      'Droits directs des personnes',
      'Direct rights of people',
      'Direkte Rechte von Personen',
      'Direitos diretos das pessoas',
    ],
  ),
  rights: 'IDENTITES',
  fields: { identityId: identityId(), droitId: droitId(), flag: flag() },
  representation: ['droitId', 'flag'],
  list: { columns: ['identityId', 'droitId', 'flag'], sort: { field: 'id', order: 'ASC' } },
  unique: [['identityId', 'droitId', 'flag']],
});

export const IdentiteProfils = defineResource({
  name: 'IdentiteProfils',
  internal: true,
  label: named(
    ['Profil d’une personne', 'Profile of a person', 'Profil einer Person', 'Perfil de uma pessoa'],
    ['Profils des personnes', 'Profiles of people', 'Profile von Personen', 'Perfis das pessoas'],
  ),
  rights: 'IDENTITES',
  fields: { identityId: identityId(), profilId: profilId() },
  representation: ['identityId', 'profilId'],
  list: { columns: ['identityId', 'profilId'], sort: { field: 'id', order: 'ASC' } },
  unique: [['identityId', 'profilId']],
});

export const ProfilDroits = defineResource({
  name: 'ProfilDroits',
  internal: true,
  label: named(
    ['Droit par un profil', 'Right through a profile', 'Recht über ein Profil', 'Direito através de um perfil'],
    ['Droits par les profils', 'Rights through profiles', 'Rechte über Profile', 'Direitos através de perfis'],
  ),
  rights: 'IDENTITES',
  fields: { identityId: identityId(), profilId: profilId(), droitId: droitId(), flag: flag() },
  representation: ['droitId', 'flag'],
  list: { columns: ['identityId', 'profilId', 'droitId', 'flag'], sort: { field: 'id', order: 'ASC' } },
  unique: [['identityId', 'profilId', 'droitId', 'flag']],
});

export const ProfilEntreprises = defineResource({
  name: 'ProfilEntreprises',
  internal: true,
  label: named(
    ['Périmètre d’un profil', 'Scope of a profile', 'Geltungsbereich eines Profils', 'Âmbito de um perfil'],
    ['Périmètres des profils', 'Scopes of profiles', 'Geltungsbereiche von Profilen', 'Âmbitos dos perfis'],
  ),
  rights: 'IDENTITES',
  fields: {
    identityId: identityId(),
    profilId: profilId(),
    // A profile without any link counts everywhere: its company and its site do not go while it names them.
    entrepriseId: reference({
      label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
      resource: 'Entreprises',
      required: true,
    }),
    brancheId: reference({
      label: ['Branche', 'Trade branch', 'Berufszweig', 'Ramo profissional'],
      resource: 'Branches',
    }),
    regionId: reference({ label: ['Région', 'Region', 'Region', 'Região'], resource: 'Regions' }),
    siteId: reference({ label: ['Site', 'Site', 'Standort', 'Local'], resource: COMPANY_SITES }),
  },
  representation: ['identityId', 'profilId'],
  list: { columns: ['identityId', 'profilId', 'entrepriseId'], sort: { field: 'id', order: 'ASC' } },
  unique: [['identityId', 'profilId', 'entrepriseId']],
});

export const ConsultationsComme = defineResource({
  name: 'ConsultationsComme',
  internal: true,
  label: named(
    [
      'Consultation comme une autre personne',
      'Viewing as another person',
      'Ansicht als andere Person',
      'Consulta como outra pessoa',
    ],
    [
      'Consultations comme une autre personne',
      'Viewings as another person',
      'Ansichten als andere Person',
      'Consultas como outra pessoa',
    ],
  ),
  rights: 'IDENTITES',
  fields: {
    auteurId: reference({
      label: ['Administrateur', 'Administrator', 'Administrator', 'Administrador'],
      resource: 'Utilisateurs',
      required: true,
      owned: true,
    }),
    identityId: identityId(),
    debut: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'], required: true }),
    fin: dateTime({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
  },
  representation: ['identityId', 'debut'],
  list: { columns: ['auteurId', 'identityId', 'debut', 'fin'], sort: { field: 'id', order: 'DESC' } },
});
