import { expect, it } from 'vitest';
import { soughtNames } from './matchCommands';

it.each([
  ['fiche de Rémi Wagner', 'remi wagner'],
  ['qui suit laboratoires Delattre', 'laboratoires delattre'],
  ['chercher Kowalski', 'kowalski'],
  ['De La Fontaine Sandrine', 'De La Fontaine Sandrine'],
  ['où est Wagner ?', 'wagner'],
])('"%s" looks for "%s"', (query, names) => expect(soughtNames(query)).toBe(names));
