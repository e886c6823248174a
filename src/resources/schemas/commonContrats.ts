import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { file } from '../fields/file/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { SummaryCard } from './common';
import { DOCUMENT_TYPES } from './commonDocuments';

/** The fields of a contract with a company, a partner, a supplier or a FASTT partner (section 3 of the specification). */
export const contratFields = () => ({
  nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 200 }),
  typeContrat: reference({
    label: ['Type de contrat', 'Contract type', 'Vertragsart', 'Tipo de contrato'],
    resource: 'TypeContrats',
    required: true,
  }),
  dateDemarrage: date({
    label: ['Date de démarrage', 'Start date', 'Vertragsbeginn', 'Data de início'],
    required: true,
  }),
  dateExpiration: date({
    label: ['Date d’expiration', 'Expiry date', 'Vertragsende', 'Data de expiração'],
    help: ['Vide\u00a0: sans échéance.', 'Empty: without an end.', 'Leer: unbefristet.', 'Vazio: sem prazo.'],
  }),
  avenant: boolean({
    label: ['Avenant', 'Amendment', 'Nachtrag', 'Adenda'],
    help: [
      'Modifie un contrat déjà signé.',
      'Changes a contract that is already signed.',
      'Ändert einen bereits unterzeichneten Vertrag.',
      'Altera um contrato já assinado.',
    ],
    initial: false,
  }),
  fichier: file({
    label: ['Document', 'Document', 'Dokument', 'Documento'],
    help: [
      'Le contrat signé, en PDF, en document de texte ou en image.',
      'The signed contract, as a PDF, a text document or an image.',
      'Der unterzeichnete Vertrag als PDF, Textdokument oder Bild.',
      'O contrato assinado, em PDF, documento de texto ou imagem.',
    ],
    accept: DOCUMENT_TYPES,
  }),
});

/** How contracts are named, searched and shown, for companies, partners and suppliers alike. */
export const CONTRATS = {
  label: {
    one: ['Contrat', 'Contract', 'Vertrag', 'Contrato'],
    many: ['Contrats', 'Contracts', 'Verträge', 'Contratos'],
    new: ['Nouveau contrat', 'New contract', 'Neuer Vertrag', 'Novo contrato'],
  },
  icon: 'contract',
  representation: 'nom',
  search: ['nom'],
  list: {
    columns: ['nom', 'typeContrat', 'dateDemarrage', 'dateExpiration', 'fichier'],
    sort: { field: 'dateDemarrage', order: 'DESC' },
  },
  periods: [{ from: 'dateDemarrage', to: 'dateExpiration' }],
} as const;

/** The card of the contracts that run today or will, the first to expire first. */
export const currentContracts = (collection: string): SummaryCard => ({
  // Short, for the head of a card; one to come says when it begins.
  label: ['Contrats en cours', 'Current contracts', 'Laufende Verträge', 'Contratos em vigor'],
  collection,
  where: {
    any: [
      { field: 'dateExpiration', operator: 'greaterOrEqual', value: { moment: 'today' } },
      { field: 'dateExpiration', operator: 'isEmpty' },
    ],
  },
  sort: { field: 'dateExpiration', order: 'ASC' },
  limit: 5,
  columns: ['nom', 'dateExpiration'],
  empty: [
    'Aucun contrat en cours ni à venir.',
    'No contract is running or coming.',
    'Kein laufender oder kommender Vertrag.',
    'Nenhum contrato em vigor nem futuro.',
  ],
});
