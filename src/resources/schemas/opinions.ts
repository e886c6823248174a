import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { note } from '../fields/note/kind';
import { reference } from '../fields/reference/kind';

const commentaire = () => longText({ label: ['Commentaire', 'Comment', 'Kommentar', 'Comentário'], maxLength: 2000 });

const day = () => date({ label: ['Date', 'Date', 'Datum', 'Data'], required: true });

/** What people think of the portal: one opinion each, which only they write (server/portal/feedback); notices are `InformationsAdditionnelles`. */
export const Avis = defineResource({
  name: 'Avis',
  contract: true,
  label: {
    one: ['Avis', 'Opinion', 'Meinung', 'Opinião'],
    many: ['Avis', 'Opinions', 'Meinungen', 'Opiniões'],
  },
  icon: 'opinion',
  rights: 'AVIS',
  path: '/admin/gestionAvis',
  fields: {
    utilisateurId: reference({
      label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
      resource: 'Utilisateurs',
      required: true,
      unique: true,
      owned: true,
    }),
    avis: note({ label: ['Note', 'Score', 'Bewertung', 'Nota'], required: true }),
    commentaire: commentaire(),
    date: day(),
  },
  representation: ['utilisateurId', 'avis'],
  search: ['commentaire', 'utilisateurId'],
  list: { columns: ['utilisateurId', 'avis', 'commentaire', 'date'], sort: { field: 'date', order: 'DESC' } },
  operations: { get: 'extension', create: 'none', update: 'none', delete: 'extension' },
});

/** The scores that were given, one for each person and day: what averages over time are made of. */
export const AvisDonnes = defineResource({
  name: 'AvisDonnes',
  internal: true,
  label: {
    one: ['Note donnée', 'Score given', 'Abgegebene Bewertung', 'Nota dada'],
    many: ['Notes données', 'Scores given', 'Abgegebene Bewertungen', 'Notas dadas'],
    new: ['Nouvelle note donnée', 'New score given', 'Neue abgegebene Bewertung', 'Nova nota dada'],
  },
  rights: 'AVIS',
  fields: {
    utilisateurId: reference({
      label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
      resource: 'Utilisateurs',
      required: true,
      owned: true,
    }),
    avis: note({ label: ['Note', 'Score', 'Bewertung', 'Nota'], required: true }),
    date: day(),
  },
  representation: ['utilisateurId', 'date'],
  list: { columns: ['utilisateurId', 'avis', 'date'], sort: { field: 'date', order: 'DESC' } },
  unique: [['utilisateurId', 'date']],
});

/** How people feel, day by day: everybody's own. */
export const Humeur = defineResource({
  name: 'Humeur',
  contract: true,
  label: {
    one: ['Humeur', 'Mood', 'Stimmung', 'Humor'],
    many: ['Humeurs', 'Moods', 'Stimmungen', 'Humores'],
    new: ['Nouvelle humeur', 'New mood', 'Neue Stimmung', 'Novo humor'],
  },
  icon: 'opinion',
  rights: 'HUMEUR',
  ownedBy: 'utilisateurId',
  menu: { group: 'equipe', order: 9 },
  path: '/humeur',
  fields: {
    utilisateurId: reference({
      label: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
      resource: 'Utilisateurs',
      owned: true,
    }),
    date: day(),
    humeur: enumeration({
      label: ['Humeur', 'Mood', 'Stimmung', 'Humor'],
      required: true,
      options: [
        { value: 'TresBonne', label: ['Très bonne', 'Very good', 'Sehr gut', 'Muito bom'], status: 'success' },
        { value: 'Bonne', label: ['Bonne', 'Good', 'Gut', 'Bom'], status: 'info' },
        { value: 'Moyenne', label: ['Moyenne', 'Fair', 'Mittel', 'Razoável'], status: 'secondary' },
        { value: 'Mauvaise', label: ['Mauvaise', 'Bad', 'Schlecht', 'Mau'], status: 'warning' },
        { value: 'TresMauvaise', label: ['Très mauvaise', 'Very bad', 'Sehr schlecht', 'Muito mau'], status: 'danger' },
      ],
    }),
    commentaire: commentaire(),
  },
  sections: [{ label: ['Humeur', 'Mood', 'Stimmung', 'Humor'], fields: ['date', 'humeur', 'commentaire'] }],
  representation: ['date', 'humeur'],
  search: ['commentaire'],
  list: { columns: ['date', 'humeur', 'commentaire'], sort: { field: 'date', order: 'DESC' } },
  operations: { list: 'array', get: 'extension', update: 'none', delete: 'extension' },
});
