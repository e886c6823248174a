import type { KnownLanguage, KnownOptions } from '../../../src/resources/check/knownOptions';
import type { Language, LanguageNode, LanguageOptions } from './language';

function knownNode(node: LanguageNode): KnownOptions {
  switch (node.is) {
    case 'leaf':
      return node.values ? { values: node.values } : 'any';
    case 'words':
    case 'field':
      return node.is;
    case 'choice':
      return { values: node.values };
    case 'list':
    case 'map': {
      const each = knownNode(node.of);
      return each === 'any' ? 'any' : { each };
    }
    case 'struct':
      return { options: knownOptions(node.options) };
  }
}

const knownOptions = (options: LanguageOptions): Readonly<Record<string, KnownOptions>> =>
  Object.fromEntries(Object.entries(options).map(([name, node]) => [name, knownNode(node)]));

const knownKinds = (kinds: Readonly<Record<string, LanguageOptions>>) =>
  Object.fromEntries(Object.entries(kinds).map(([name, options]) => [name, knownOptions(options)]));

/** The language in the form that the check of declarations at start reads. */
export const knownLanguage = ({ resource, field, kinds, page, sections }: Language): KnownLanguage => ({
  // Every resource has a name, so tests need not prove that they use it.
  resource: { name: 'any', ...knownOptions(resource) },
  field: knownOptions(field),
  kinds: knownKinds(kinds),
  page: knownOptions(page),
  sections: knownKinds(sections),
});
