import { expect, it, vi } from 'vitest';
import { createRegistry } from '../resources/registry';
import { TypeContrats } from '../resources/schemas/contrats';
import { createI18nProvider } from './provider';

const registry = createRegistry([TypeContrats]);

it('speaks French at once: react-admin, the product and the declarations', () => {
  const { translate, getLocale } = createI18nProvider({ registry });
  expect(getLocale()).toBe('fr');
  expect(translate('ra.action.save')).toBe('Enregistrer');
  expect(translate('shell.palette.open')).toBe('Rechercher ou aller à…');
  expect(translate('resources.TypeContrats.name', { smart_count: 2 })).toBe('Types de contrat');
  expect(translate('resources.TypeContrats.fields.libelle')).toBe('Libellé');
});

it('changes language, and tells of it', async () => {
  const onLanguage = vi.fn();
  const i18n = createI18nProvider({ registry, onLanguage });
  await i18n.changeLocale('de');
  expect(i18n.getLocale()).toBe('de');
  expect(i18n.translate('ra.action.save')).toBe('Speichern');
  expect(i18n.translate('resources.TypeContrats.fields.libelle')).toBe('Bezeichnung');
  expect(onLanguage.mock.calls).toEqual([['fr'], ['de']]);
});

it('says in French what a language lacks, arguments included', async () => {
  const withExtra = createRegistry([TypeContrats]);
  const i18n = createI18nProvider({ registry: withExtra });
  await i18n.changeLocale('pt');
  expect(i18n.translate('shell.not.a.key', { _: 'défaut' })).toBe('défaut');
});
