import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { money } from '../../src/resources/fields/money/kind';
import { percentage } from '../../src/resources/fields/percentage/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';
import type { Formula } from '../../src/resources/language/formula';

const LIGNES = 'Achats/{achatId}/lignes';

const ORDERED: Condition = { field: 'etat', operator: 'notEquals', value: 'brouillon' };

const PRICE: Formula = { multiply: [{ field: 'quantite' }, { field: 'prixUnitaire' }] };

/** Purchase orders: a draft is approved, ordered and received. */
export const Achats = defineResource({
  name: 'Achats',
  label: {
    one: ['Bon de commande', 'Purchase order', 'Bestellung', 'Nota de encomenda'],
    many: ['Bons de commande', 'Purchase orders', 'Bestellungen', 'Notas de encomenda'],
  },
  icon: 'delivery',
  rights: 'ACHATS',
  grants: { RESPONSABLE: ['read', 'create', 'update'] },
  menu: { group: 'suivi' },
  author: 'demandeurId',
  fields: {
    numero: text({
      label: ['Numéro', 'Number', 'Nummer', 'Número'],
      readOnly: true,
      sequence: { yearly: true, form: 'BC-%{year}-%{number}', digits: 4 },
    }),
    objet: text({ label: ['Objet', 'Subject', 'Betreff', 'Assunto'], required: true, maxLength: 120 }),
    fournisseur: text({ label: ['Fournisseur', 'Supplier', 'Lieferant', 'Fornecedor'] }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      initial: 'brouillon',
      options: [
        { value: 'brouillon', label: ['Brouillon', 'Draft', 'Entwurf', 'Rascunho'], status: 'secondary' },
        { value: 'commande', label: ['Commandé', 'Ordered', 'Bestellt', 'Encomendado'], status: 'info' },
        { value: 'recu', label: ['Reçu', 'Received', 'Erhalten', 'Recebido'], status: 'success' },
        { value: 'annule', label: ['Annulé', 'Cancelled', 'Storniert', 'Anulado'], status: 'danger' },
      ],
      steps: {
        brouillon: [{ to: 'commande', rights: ['ACHATS:admin'] }, 'annule'],
        commande: ['recu', 'annule'],
        recu: [],
        annule: [],
      },
    }),
    livraisonLe: date({ label: ['Livraison prévue', 'Delivery due', 'Lieferung am', 'Entrega prevista'] }),
    demandeurId: reference({
      label: ['Demandeur', 'Requested by', 'Angefordert von', 'Requerente'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
    lignes: integer({ label: ['Lignes', 'Lines', 'Positionen', 'Linhas'], formula: { below: LIGNES, take: 'count' } }),
    total: money({
      label: ['Total TTC', 'Total with VAT', 'Summe inkl. MwSt.', 'Total com IVA'],
      formula: {
        below: LIGNES,
        take: 'sum',
        of: { multiply: [PRICE, { add: [{ value: 1 }, { divide: [{ field: 'tva' }, { value: 100 }] }] }] },
      },
    }),
  },
  fieldRules: [{ when: ORDERED, required: ['fournisseur', 'livraisonLe'], readOnly: ['objet', 'fournisseur'] }],
  representation: ['numero', 'objet'],
  search: ['numero', 'objet'],
  list: {
    columns: ['numero', 'objet', 'fournisseur', 'etat', 'livraisonLe', 'total'],
    sort: { field: 'numero', order: 'DESC' },
  },
});

/** The lines of an order, with their amounts. */
export const AchatLignes = defineResource({
  name: LIGNES,
  parent: { resource: 'Achats', parameter: 'achatId' },
  label: { one: ['Ligne', 'Line', 'Position', 'Linha'], many: ['Lignes', 'Lines', 'Positionen', 'Linhas'] },
  rights: 'ACHATS',
  owned: true,
  fields: {
    rang: integer({ label: ['N°', 'No.', 'Nr.', 'N.º'], readOnly: true, sequence: {} }),
    designation: text({ label: ['Désignation', 'Item', 'Artikel', 'Designação'], required: true, maxLength: 120 }),
    quantite: integer({ label: ['Quantité', 'Quantity', 'Menge', 'Quantidade'], required: true, min: 1, initial: 1 }),
    recue: integer({
      label: ['Reçue', 'Received', 'Erhalten', 'Recebida'],
      min: 0,
      refusedWhen: [
        {
          when: { field: 'recue', operator: 'greaterThan', value: { record: 'quantite' } },
          message: [
            'La quantité reçue ne peut pas dépasser la quantité commandée.',
            'No more can be received than was ordered.',
            'Es kann nicht mehr erhalten werden, als bestellt wurde.',
            'Não se pode receber mais do que foi encomendado.',
          ],
        },
      ],
    }),
    prixUnitaire: money({
      label: ['Prix unitaire HT', 'Unit price', 'Stückpreis', 'Preço unitário'],
      required: true,
      min: 0,
    }),
    tva: percentage({ label: ['TVA', 'VAT', 'MwSt.', 'IVA'], required: true, initial: 20 }),
    montant: money({ label: ['Montant HT', 'Amount', 'Betrag', 'Montante'], formula: PRICE }),
  },
  representation: 'designation',
  search: ['designation'],
  list: {
    columns: ['rang', 'designation', 'quantite', 'recue', 'prixUnitaire', 'tva', 'montant'],
    sort: { field: 'rang', order: 'ASC' },
    editable: ['designation', 'quantite', 'recue', 'prixUnitaire', 'tva'],
  },
});
