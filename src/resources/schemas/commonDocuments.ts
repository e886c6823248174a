import { file } from '../fields/file/kind';
import { description } from './common';

/** The formats of documents: PDF, text documents and scans. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'image/png',
  'image/jpeg',
] as const;

/** The fields of a document that is nothing without its file: operating guides, beneficiary documents (section 3 of the specification). */
export const documentFields = () => ({
  fichier: file({
    label: ['Document', 'Document', 'Dokument', 'Documento'],
    required: true,
    accept: DOCUMENT_TYPES,
  }),
  description: description(),
});

/** How operating guides are named, searched and shown. */
export const GUIDES_FONCTIONNEMENT = {
  label: {
    one: ['Guide de fonctionnement', 'Operating guide', 'Leitfaden', 'Guia de funcionamento'],
    many: ['Guides de fonctionnement', 'Operating guides', 'Leitfäden', 'Guias de funcionamento'],
    new: ['Nouveau guide de fonctionnement', 'New operating guide', 'Neuer Leitfaden', 'Novo guia de funcionamento'],
  },
  icon: 'file',
  representation: 'fichier',
  search: ['description'],
  list: { columns: ['fichier', 'description'], sort: { field: 'id', order: 'DESC' } },
} as const;
