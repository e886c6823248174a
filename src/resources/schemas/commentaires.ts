import { defineResource } from '../defineResource';
import { dateTime } from '../fields/dateTime/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';
import { ROLES } from './roles';

const RECORD: Words = ['Fiche', 'Record', 'Eintrag', 'Registo'];
const COMMENT: Words = ['Commentaire', 'Comment', 'Kommentar', 'Comentário'];
const AUTHOR: Words = ['Auteur', 'Author', 'Verfasst von', 'Autor'];
const WHEN: Words = ['Date', 'Date', 'Datum', 'Data'];
const PERSON: Words = ['Personne', 'Person', 'Person', 'Pessoa'];

const name = (label: Words) => text({ label, maxLength: 300 });

/** What colleagues say to each other of a record of any resource. Internal: calls of its own ask for the rights of that record. */
export const Commentaires = defineResource({
  name: ROLES.comments,
  internal: true,
  label: {
    one: COMMENT,
    many: ['Commentaires', 'Comments', 'Kommentare', 'Comentários'],
  },
  rights: 'PARAMETRES',
  fields: {
    ressource: text({
      label: ['Type de fiche', 'Kind of record', 'Art des Eintrags', 'Tipo de registo'],
      required: true,
      maxLength: 200,
    }),
    ficheId: integer({ label: RECORD, required: true }),
    texte: longText({ label: COMMENT, required: true, maxLength: 4000 }),
    auteurId: reference({
      label: AUTHOR,
      resource: 'Utilisateurs',
      required: true,
      owned: true,
    }),
    auteurNom: name(['Nom de l’auteur', 'Name of the author', 'Name der verfassenden Person', 'Nome do autor']),
    ecritLe: dateTime({ label: WHEN, required: true }),
    modifieLe: dateTime({ label: ['Modifié le', 'Changed on', 'Geändert am', 'Alterado em'] }),
  },
  representation: ['auteurNom', 'ecritLe'],
  list: { columns: ['auteurNom', 'texte', 'ecritLe'], sort: { field: 'id', order: 'DESC' } },
  indexes: [['ressource', 'ficheId']],
});

/** The people whom a comment names: each is told in their bell. */
export const CommentaireMentions = defineResource({
  name: ROLES.mentions,
  internal: true,
  label: {
    one: PERSON,
    many: ['Personnes', 'People', 'Personen', 'Pessoas'],
  },
  rights: 'PARAMETRES',
  fields: {
    commentaireId: reference({
      label: COMMENT,
      resource: ROLES.comments,
      required: true,
      owned: true,
    }),
    utilisateurId: reference({
      label: PERSON,
      resource: 'Utilisateurs',
      required: true,
      owned: true,
    }),
    auteurNom: name(AUTHOR),
    ficheNom: name(RECORD),
  },
  representation: ['utilisateurId', 'ficheNom'],
  list: { columns: ['commentaireId', 'utilisateurId'], sort: { field: 'id', order: 'ASC' } },
  unique: [['commentaireId', 'utilisateurId']],
  after: [
    {
      on: ['create'],
      notification: {
        to: 'utilisateurId',
        text: [
          '%{auteurNom} vous cite dans un commentaire\u00a0: %{ficheNom}',
          '%{auteurNom} mentions you in a comment: %{ficheNom}',
          '%{auteurNom} erwähnt Sie in einem Kommentar: %{ficheNom}',
          '%{auteurNom} menciona-o num comentário: %{ficheNom}',
        ],
      },
    },
  ],
});
