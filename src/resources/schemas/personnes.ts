import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { decimal } from '../fields/decimal/kind';
import { enumeration } from '../fields/enumeration/kind';
import { percentage } from '../fields/percentage/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';
import {
  actif,
  ACTIF_ONLY,
  code,
  description,
  libelle,
  MAINTAINED_BY_EXTENSION,
  ordre,
  PLAIN_LIST,
  plainFields,
  READ_THROUGH_LIST,
} from './common';

export const SituationFamiliales = defineResource({
  ...PLAIN_LIST,
  name: 'SituationFamiliales',
  contract: true,
  label: {
    one: ['Situation familiale', 'Family situation', 'Familienstand', 'Situação familiar'],
    many: ['Situations familiales', 'Family situations', 'Familienstände', 'Situações familiares'],
    new: ['Nouvelle situation familiale', 'New family situation', 'Neuer Familienstand', 'Nova situação familiar'],
  },
  icon: 'family',
  rights: 'SITUATIONS_FAMILIALES',
  menu: { group: 'referentiels' },
  path: '/situations-familiales',
  fields: plainFields(),
  operations: READ_THROUGH_LIST,
});

export const CategoriesSocioPro = defineResource({
  name: 'CategoriesSocioPro',
  contract: true,
  label: {
    one: [
      'Catégorie socioprofessionnelle',
      'Socio-professional category',
      'Berufsgruppe',
      'Categoria socioprofissional',
    ],
    many: [
      'Catégories socioprofessionnelles',
      'Socio-professional categories',
      'Berufsgruppen',
      'Categorias socioprofissionais',
    ],
    new: [
      'Nouvelle catégorie socioprofessionnelle',
      'New socio-professional category',
      'Neue Berufsgruppe',
      'Nova categoria socioprofissional',
    ],
  },
  icon: 'category',
  rights: 'CATEGORIES_SOCIO_PRO',
  readableBy: 'session',
  menu: {
    group: 'referentiels',
    label: ['Catégories sociopro.', 'Social categories', 'Berufsgruppen', 'Categorias sociopro.'],
  },
  path: '/categories-socio-pro',
  fields: {
    code: code(),
    libelle: libelle(),
    statut: enumeration({
      label: ['Statut', 'Status', 'Status', 'Estatuto'],
      options: [
        { value: 'cadre', label: ['Cadre', 'Executive', 'Führungskraft', 'Quadro'] },
        { value: 'nonCadre', label: ['Non-cadre', 'Non-executive', 'Keine Führungskraft', 'Não quadro'] },
        { value: 'independant', label: ['Indépendant', 'Self-employed', 'Selbstständig', 'Independente'] },
        { value: 'sansActivite', label: ['Sans activité', 'Not working', 'Ohne Beschäftigung', 'Sem atividade'] },
      ],
    }),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'statut', 'actif'], sort: { field: 'libelle', order: 'ASC' } },
  operations: READ_THROUGH_LIST,
});

const heure = (label: Words) =>
  text({
    label,
    placeholder: ['08:30', '08:30', '08:30', '08:30'],
    help: [
      'Heures et minutes\u00a0: 08:30.',
      'Hours and minutes: 08:30.',
      'Stunden und Minuten: 08:30.',
      'Horas e minutos: 08:30.',
    ],
    pattern: '([01]\\d|2[0-3]):[0-5]\\d',
    maxLength: 5,
  });

export const Horaires = defineResource({
  name: 'Horaires',
  contract: true,
  label: {
    one: ['Horaire', 'Timetable', 'Arbeitszeit', 'Horário'],
    many: ['Horaires', 'Timetables', 'Arbeitszeiten', 'Horários'],
    new: ['Nouvel horaire', 'New timetable', 'Neue Arbeitszeit', 'Novo horário'],
  },
  icon: 'clock',
  rights: 'HORAIRES',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/horaires',
  fields: {
    code: code(),
    libelle: libelle(),
    heureDebut: heure(['Début', 'Start', 'Beginn', 'Início']),
    heureFin: heure(['Fin', 'End', 'Ende', 'Fim']),
    dureeHebdomadaire: decimal({
      label: ['Durée hebdomadaire (heures)', 'Weekly hours', 'Wochenstunden', 'Duração semanal (horas)'],
      min: 0,
      max: 168,
      scale: 2,
    }),
    travailNuit: boolean({
      label: ['Travail de nuit', 'Night work', 'Nachtarbeit', 'Trabalho noturno'],
      required: true,
      initial: false,
    }),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: {
    columns: ['libelle', 'code', 'heureDebut', 'heureFin', 'dureeHebdomadaire', 'travailNuit', 'actif'],
    sort: { field: 'libelle', order: 'ASC' },
  },
  operations: READ_THROUGH_LIST,
});

export const TauxIPPs = defineResource({
  name: 'TauxIPPs',
  contract: true,
  label: {
    one: ['Taux d’IPP', 'Permanent disability rate', 'Invaliditätsgrad', 'Taxa de incapacidade permanente'],
    many: ['Taux d’IPP', 'Permanent disability rates', 'Invaliditätsgrade', 'Taxas de incapacidade permanente'],
    new: [
      'Nouveau taux d’IPP',
      'New permanent disability rate',
      'Neuer Invaliditätsgrad',
      'Nova taxa de incapacidade permanente',
    ],
  },
  help: [
    'Incapacité permanente partielle, par tranche de taux.',
    'Permanent partial disability, by bands of rates.',
    'Dauerhafte Teilinvalidität, nach Stufen.',
    'Incapacidade permanente parcial, por escalões.',
  ],
  icon: 'percent',
  rights: 'TAUX_IPP',
  readableBy: 'session',
  menu: {
    group: 'referentiels',
    label: ['Taux d’IPP', 'Disability rates', 'Invaliditätsgrade', 'Taxas de incapacidade'],
  },
  path: '/taux-ipp',
  fields: {
    code: code(),
    libelle: libelle(),
    tauxMin: percentage({ label: ['Taux minimal', 'Lowest rate', 'Mindestgrad', 'Taxa mínima'], required: true }),
    tauxMax: percentage({ label: ['Taux maximal', 'Highest rate', 'Höchstgrad', 'Taxa máxima'], required: true }),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'tauxMin', 'tauxMax', 'actif'], sort: { field: 'tauxMin', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const CategoriesInvalidites = defineResource({
  name: 'CategoriesInvalidites',
  contract: true,
  label: {
    one: ['Catégorie d’invalidité', 'Invalidity category', 'Invaliditätskategorie', 'Categoria de invalidez'],
    many: ['Catégories d’invalidité', 'Invalidity categories', 'Invaliditätskategorien', 'Categorias de invalidez'],
    new: [
      'Nouvelle catégorie d’invalidité',
      'New invalidity category',
      'Neue Invaliditätskategorie',
      'Nova categoria de invalidez',
    ],
  },
  icon: 'health',
  rights: 'CATEGORIES_INVALIDITE',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/categories-invalidite',
  fields: { code: code(), libelle: libelle(), description: description(), ordre: ordre(), actif: actif() },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'ordre', 'actif'], sort: { field: 'ordre', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});

export const TempsTravail = defineResource({
  name: 'TempsTravail',
  contract: true,
  label: {
    one: ['Temps de travail', 'Working time', 'Arbeitsumfang', 'Tempo de trabalho'],
    many: ['Temps de travail', 'Working times', 'Arbeitsumfänge', 'Tempos de trabalho'],
    new: ['Nouveau temps de travail', 'New working time', 'Neuer Arbeitsumfang', 'Novo tempo de trabalho'],
  },
  icon: 'worktime',
  rights: 'TEMPS_TRAVAIL',
  readableBy: 'session',
  menu: { group: 'referentiels' },
  path: '/temps-travail',
  fields: {
    code: code(),
    libelle: libelle(),
    quotite: percentage({
      label: ['Quotité', 'Share of full time', 'Anteil an Vollzeit', 'Percentagem do tempo inteiro'],
      help: [
        'Part d’un temps plein\u00a0: 80\u00a0% pour quatre jours sur cinq.',
        'Share of full time: 80% for four days out of five.',
        'Anteil an einer Vollzeitstelle: 80\u00a0% für vier von fünf Tagen.',
        'Parte de um tempo inteiro: 80\u00a0% para quatro dias em cinco.',
      ],
    }),
    ordre: ordre(),
    actif: actif(),
  },
  representation: 'libelle',
  search: ['code', 'libelle'],
  list: { columns: ['libelle', 'code', 'quotite', 'ordre', 'actif'], sort: { field: 'ordre', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
  parameters: ACTIF_ONLY,
});
