import { dateTime } from '../fields/dateTime/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';

/** The values of `etat`, which the specification does not show (sections 3 and 4). */
const ETATS = [
  { value: 'EnAttente', label: ['En attente', 'Pending', 'Ausstehend', 'Pendente'], status: 'warning' },
  { value: 'Acceptee', label: ['Acceptée', 'Accepted', 'Angenommen', 'Aceite'], status: 'success' },
  { value: 'Refusee', label: ['Refusée', 'Refused', 'Abgelehnt', 'Recusada'], status: 'danger' },
] as const;

/** The state of a request or of a month. */
export const etat = () =>
  enumeration({
    label: ['État', 'State', 'Status', 'Estado'],
    required: true,
    initial: 'EnAttente',
    options: ETATS,
  });

/** The person whom a request or a month belongs to. */
export const personId = (label: Words) =>
  reference({ label, resource: 'Utilisateurs', required: true, immutable: true, owned: true });

/** Why a person makes a request, and its answer. */
export const demandeFields = () => ({
  motif: longText({ label: ['Motif', 'Reason', 'Grund', 'Motivo'], maxLength: 2000 }),
  etat: etat(),
  reponse: longText({ label: ['Réponse', 'Answer', 'Antwort', 'Resposta'], maxLength: 2000 }),
  demandeLe: dateTime({ label: ['Demandée le', 'Asked on', 'Beantragt am', 'Pedido em'] }),
  traiteLe: dateTime({ label: ['Traitée le', 'Handled on', 'Bearbeitet am', 'Tratado em'] }),
  traitePar: text({ label: ['Traitée par', 'Handled by', 'Bearbeitet von', 'Tratado por'], maxLength: 200 }),
});

/** What people may propose to change of their own record: texts of their own, nothing that opens or closes anything. */
export const PROPOSED_FIELDS = [
  'nom',
  'prenom',
  'email',
  'telephone',
  'emailProfessionnel',
  'telephoneMAD',
  'ordinateur',
  'autreMateriel',
  'materielMisADispo',
  'competencesAdditionnelles',
] as const;
