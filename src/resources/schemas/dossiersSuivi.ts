import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';

/** What is written down in a folder. */

const OF_A_FOLDER = {
  parent: { resource: 'Dossiers', parameter: 'dossierId' },
  rights: 'DOSSIERS',
  owned: true,
} as const;

const oneOf = (label: Words, resource: string) => reference({ label, resource });

export const SituationProfessionnelles = defineResource({
  ...OF_A_FOLDER,
  name: 'Dossiers/{dossierId}/SituationProfessionnelles',
  contract: true,
  label: {
    one: ['Situation professionnelle', 'Professional situation', 'Berufliche Situation', 'Situação profissional'],
    many: [
      'Situations professionnelles',
      'Professional situations',
      'Berufliche Situationen',
      'Situações profissionais',
    ],
    new: [
      'Nouvelle situation professionnelle',
      'New professional situation',
      'Neue berufliche Situation',
      'Nova situação profissional',
    ],
  },
  icon: 'worktime',
  path: '/dossiers/{dossierId}/situations-professionnelles',
  fields: {
    dateDebut: date({ label: ['Début', 'Start', 'Beginn', 'Início'], required: true }),
    dateFin: date({ label: ['Fin', 'End', 'Ende', 'Fim'] }),
    poste: text({ label: ['Poste', 'Job', 'Tätigkeit', 'Posto'], maxLength: 200 }),
    contrat: enumeration({
      label: ['Contrat de travail', 'Employment', 'Arbeitsvertrag', 'Contrato de trabalho'],
      options: [
        { value: 'CDI', label: ['CDI', 'Permanent', 'Unbefristet', 'Sem termo'] },
        { value: 'CDD', label: ['CDD', 'Fixed term', 'Befristet', 'A termo'] },
        { value: 'Interim', label: ['Intérim', 'Temporary work', 'Zeitarbeit', 'Trabalho temporário'] },
        { value: 'Alternance', label: ['Alternance', 'Apprenticeship', 'Ausbildung', 'Aprendizagem'] },
        {
          value: 'FonctionPublique',
          label: ['Fonction publique', 'Public service', 'Öffentlicher Dienst', 'Função pública'],
        },
        { value: 'SansEmploi', label: ['Sans emploi', 'Not employed', 'Ohne Arbeit', 'Sem emprego'] },
      ],
    }),
    categorieSocioProId: oneOf(
      ['Catégorie socioprofessionnelle', 'Socio-professional category', 'Berufsgruppe', 'Categoria socioprofissional'],
      'CategoriesSocioPro',
    ),
    tempsTravailId: oneOf(['Temps de travail', 'Working time', 'Arbeitsumfang', 'Tempo de trabalho'], 'TempsTravail'),
    horaireId: oneOf(['Horaire', 'Timetable', 'Arbeitszeit', 'Horário'], 'Horaires'),
    categorieInvaliditeId: oneOf(
      ['Catégorie d’invalidité', 'Invalidity category', 'Invaliditätskategorie', 'Categoria de invalidez'],
      'CategoriesInvalidites',
    ),
    tauxIPPId: oneOf(
      ['Taux d’IPP', 'Permanent disability rate', 'Invaliditätsgrad', 'Taxa de incapacidade permanente'],
      'TauxIPPs',
    ),
    commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 5000 }),
  },
  representation: ['poste', 'dateDebut'],
  search: ['poste'],
  list: {
    columns: ['dateDebut', 'dateFin', 'poste', 'contrat', 'tempsTravailId'],
    sort: { field: 'dateDebut', order: 'DESC' },
  },
  operations: { list: 'array', get: 'extension', create: 'extension', delete: 'extension' },
  periods: [{ from: 'dateDebut', to: 'dateFin' }],
  counted: [['dateDebut', 'dateFin', 'contrat', 'categorieSocioProId', 'tempsTravailId']],
  tab: { order: 1 },
});

export const DossierNotes = defineResource({
  ...OF_A_FOLDER,
  name: 'Dossiers/{dossierId}/Notes',
  contract: true,
  label: {
    one: ['Note', 'Note', 'Notiz', 'Nota'],
    many: ['Notes', 'Notes', 'Notizen', 'Notas'],
    new: ['Nouvelle note', 'New note', 'Neue Notiz', 'Nova nota'],
  },
  icon: 'file',
  path: '/dossiers/{dossierId}/notes',
  fields: {
    date: date({ label: ['Date', 'Date', 'Datum', 'Data'], required: true }),
    auteurId: oneOf(['Auteur', 'Author', 'Verfasst von', 'Autor'], 'Utilisateurs'),
    contenu: longText({ label: ['Contenu', 'Content', 'Inhalt', 'Conteúdo'], required: true }),
  },
  representation: ['date', 'auteurId'],
  search: ['contenu', 'auteurId'],
  list: { columns: ['date', 'auteurId', 'contenu'], sort: { field: 'date', order: 'DESC' } },
  operations: { get: 'extension' },
  tab: { order: 2 },
});
