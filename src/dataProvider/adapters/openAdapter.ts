import type { AdapterName } from '../../environment/environment';
import type { Extension } from '../../resources/protocol/extensions';
import type { Source } from '../source';
import type { ApiAdapter } from './apiAdapter';
import { createEmbeddedAdapter } from './embedded/createEmbeddedAdapter';

/** The extensions that the embedded adapter needs. */
const WHOLE: readonly Extension[] = [
  'records',
  'manyIds',
  'pagedLists',
  'filters',
  'versions',
  'names',
  'summaries',
  'listLines',
  'changes',
  'history',
];

/** Loads the contract and simpleRest adapters only for APIs that need them. */
async function open(source: Source, name: AdapterName | undefined): Promise<ApiAdapter> {
  if (name === 'simpleRest')
    return (await import('./simpleRest/createSimpleRestAdapter')).createSimpleRestAdapter(source);
  if (name === 'embedded') return createEmbeddedAdapter(source);
  const available = await source.extensions();
  if (name !== 'contract' && WHOLE.every((extension) => available.has(extension))) return createEmbeddedAdapter(source);
  return (await import('./contract/createContractAdapter')).createContractAdapter(source, available);
}

/**
 * The adapter named by the environment, else the one that fits the API's extensions.
 * @returns a function that opens it once, and again only after a failure
 */
export function openAdapter(source: Source, name?: AdapterName): () => Promise<ApiAdapter> {
  let opened: Promise<ApiAdapter> | undefined;
  return () => {
    opened ??= open(source, name).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
