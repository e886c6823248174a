import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Formula } from '../../src/resources/language/formula';

const MOUVEMENTS = 'EquipementsProtection/{equipementId}/mouvements';

/** The number of pieces received or handed out. */
const pieces = (sens: 'entree' | 'sortie'): Formula => ({
  below: MOUVEMENTS,
  take: 'sum',
  of: { field: 'quantite' },
  where: { field: 'sens', operator: 'equals', value: sens },
});

const STOCK: Formula = { subtract: [pieces('entree'), pieces('sortie')] };

/** A stock of protective equipment: received less handed out. */
export const EquipementsProtection = defineResource({
  name: 'EquipementsProtection',
  label: {
    one: ['Équipement de protection', 'Protective equipment', 'Schutzausrüstung', 'Equipamento de proteção'],
    many: ['Équipements de protection', 'Protective equipment', 'Schutzausrüstung', 'Equipamentos de proteção'],
  },
  icon: 'worktime',
  rights: 'EQUIPEMENTS_PROTECTION',
  menu: { group: 'equipe' },
  fields: {
    designation: text({ label: ['Désignation', 'Designation', 'Bezeichnung', 'Designação'], required: true }),
    taille: enumeration({
      label: ['Taille', 'Size', 'Größe', 'Tamanho'],
      options: ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: [value, value, value, value] as const })),
    }),
    seuil: integer({
      label: ['Seuil d’alerte', 'Reorder level', 'Meldebestand', 'Nível de alerta'],
      required: true,
      min: 0,
      initial: 10,
    }),
    stock: integer({ label: ['En stock', 'In stock', 'Bestand', 'Em stock'], formula: STOCK }),
    manque: integer({
      label: ['À commander', 'To order', 'Zu bestellen', 'A encomendar'],
      formula: { subtract: [{ field: 'seuil' }, STOCK] },
    }),
  },
  unique: [['designation', 'taille']],
  representation: ['designation', 'taille'],
  search: ['designation'],
  list: {
    columns: ['designation', 'taille', 'stock', 'seuil'],
    sort: { field: 'designation', order: 'ASC' },
    filters: ['taille', 'stock'],
  },
  parameters: {
    SousLeSeuil: {
      label: ['Sous le seuil', 'Below the level', 'Unter Meldebestand', 'Abaixo do nível'],
      whenTrue: { field: 'manque', operator: 'greaterThan', value: 0 },
    },
  },
});

/** Pieces received, or handed to a person. */
export const EquipementMouvements = defineResource({
  name: MOUVEMENTS,
  parent: { resource: 'EquipementsProtection', parameter: 'equipementId' },
  label: {
    one: ['Mouvement', 'Movement', 'Bewegung', 'Movimento'],
    many: ['Mouvements', 'Movements', 'Bewegungen', 'Movimentos'],
  },
  rights: 'EQUIPEMENTS_PROTECTION',
  owned: true,
  fields: {
    le: date({ label: ['Le', 'On', 'Am', 'Em'], required: true }),
    sens: enumeration({
      label: ['Sens', 'Direction', 'Richtung', 'Sentido'],
      required: true,
      options: [
        { value: 'entree', label: ['Entrée', 'In', 'Zugang', 'Entrada'], status: 'success' },
        { value: 'sortie', label: ['Sortie', 'Out', 'Abgang', 'Saída'], status: 'warning' },
      ],
    }),
    quantite: integer({ label: ['Quantité', 'Quantity', 'Menge', 'Quantidade'], required: true, min: 1 }),
    beneficiaireId: reference({
      label: ['Remis à', 'Handed to', 'Ausgegeben an', 'Entregue a'],
      resource: 'Utilisateurs',
      visibleWhen: { field: 'sens', operator: 'equals', value: 'sortie' },
      requiredWhen: { field: 'sens', operator: 'equals', value: 'sortie' },
    }),
  },
  representation: ['le', 'sens'],
  list: { columns: ['le', 'sens', 'quantite', 'beneficiaireId'], sort: { field: 'le', order: 'DESC' } },
});
