import { date } from '../fields/date/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';

const part = (label: Words) => longText({ label, maxLength: 5000 });

/** The fields of a tactical analysis of a company or a supplier; the contract leaves them open. */
export const analyseFields = () => ({
  libelle: text({ label: ['Titre', 'Title', 'Titel', 'Título'], required: true, maxLength: 200 }),
  dateAnalyse: date({ label: ['Date de l’analyse', 'Date', 'Datum der Analyse', 'Data da análise'], required: true }),
  auteurId: reference({ label: ['Auteur', 'Author', 'Verfasst von', 'Autor'], resource: 'Utilisateurs' }),
  forces: part(['Forces', 'Strengths', 'Stärken', 'Pontos fortes']),
  faiblesses: part(['Faiblesses', 'Weaknesses', 'Schwächen', 'Pontos fracos']),
  opportunites: part(['Opportunités', 'Opportunities', 'Chancen', 'Oportunidades']),
  menaces: part(['Menaces', 'Threats', 'Risiken', 'Ameaças']),
  actions: part(['Actions décidées', 'Actions decided', 'Beschlossene Maßnahmen', 'Ações decididas']),
});

/** How tactical analyses are named, searched and shown; the contract only lists and creates them. */
export const ANALYSES_TACTIQUES = {
  label: {
    one: ['Analyse tactique', 'Tactical analysis', 'Taktische Analyse', 'Análise tática'],
    many: ['Analyses tactiques', 'Tactical analyses', 'Taktische Analysen', 'Análises táticas'],
    new: ['Nouvelle analyse tactique', 'New tactical analysis', 'Neue taktische Analyse', 'Nova análise tática'],
  },
  icon: 'statistics',
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle', 'dateAnalyse', 'auteurId'], sort: { field: 'dateAnalyse', order: 'DESC' } },
  operations: { get: 'extension', update: 'extension', delete: 'extension' },
} as const;
