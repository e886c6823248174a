import { expect, it, vi } from 'vitest';
import { defineResource } from '../resources/defineResource';
import { text } from '../resources/fields/text/kind';
import { createRegistry } from '../resources/registry/registry';
import { loadLateWords } from './lateWords';
import { createI18nProvider } from './provider';

const Vehicules = defineResource({
  name: 'Vehicules',
  contract: true,
  label: {
    one: ['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo'],
    many: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
  },
  rights: 'VEHICULES',
  fields: { libelle: text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'] }) },
  representation: 'libelle',
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

const registry = createRegistry([Vehicules]);

it('French is available at once: react-admin, the product and the declarations', () => {
  const { translate, getLocale } = createI18nProvider({ registry });
  expect(getLocale()).toBe('fr');
  expect(translate('ra.action.save')).toBe('Enregistrer');
  expect(translate('shell.palette.open')).toBe('Rechercher ou aller à…');
  expect(translate('resources.Vehicules.name', { smart_count: 2 })).toBe('Véhicules');
  expect(translate('resources.Vehicules.fields.libelle')).toBe('Libellé');
});

it('a validation message names fields by label', () => {
  const { translate } = createI18nProvider({ registry });
  const args = { from: 'libelle', to: 'fin', resource: 'Vehicules' };
  expect(translate('validation.periodOrder', args)).toBe(
    '«\u00a0fin\u00a0» ne peut pas précéder «\u00a0Libellé\u00a0».',
  );
});

it('a change of language is applied and announced', async () => {
  const onLanguage = vi.fn();
  const i18n = createI18nProvider({ registry, onLanguage });
  await i18n.changeLocale('de');
  expect(i18n.getLocale()).toBe('de');
  expect(i18n.translate('ra.action.save')).toBe('Speichern');
  expect(i18n.translate('resources.Vehicules.fields.libelle')).toBe('Bezeichnung');
  expect(onLanguage.mock.calls).toEqual([['fr'], ['de']]);
});

it('missing translations fall back to French, arguments included', async () => {
  const empty = () => Promise.resolve({ bundle: {} });
  const i18n = createI18nProvider({ registry, loaders: { en: empty, de: empty, pt: empty } });
  await i18n.changeLocale('pt');
  expect(i18n.translate('shell.bar.account', { name: 'Inès' })).toBe('Compte de Inès');
  expect(i18n.translate('shell.palette.count', { smart_count: 2 })).toBe('2 résultats');
});

it('late translations replace fallbacks', async () => {
  const i18n = createI18nProvider({ registry });
  await loadLateWords();
  expect(i18n.translate('planningRequests.title', { _: 'otherwise' })).not.toBe('otherwise');
  await i18n.changeLocale('de');
  expect(i18n.translate('planningRequests.title', { _: 'otherwise' })).not.toBe('otherwise');
  expect(i18n.translate('planning.nothing', { _: 'otherwise' })).toBe('otherwise');
});
