import type { AdapterName } from '../../environment/environment';
import type { Extension } from '../../resources/protocol/extensions';
import type { Source } from '../source';
import type { ApiAdapter } from './apiAdapter';
import { createEmbeddedAdapter } from './embedded/createEmbeddedAdapter';

/** What an API answers by itself, so that the front end stands in for nothing. */
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

/** Opens the adapter of this API. One that stands in for what an API lacks is loaded for that API alone. */
async function open(source: Source, name: AdapterName | undefined): Promise<ApiAdapter> {
  if (name === 'simpleRest')
    return (await import('./simpleRest/createSimpleRestAdapter')).createSimpleRestAdapter(source);
  if (name === 'embedded') return createEmbeddedAdapter(source);
  const available = await source.extensions();
  if (name !== 'contract' && WHOLE.every((extension) => available.has(extension))) return createEmbeddedAdapter(source);
  return (await import('./contract/createContractAdapter')).createContractAdapter(source, available);
}

/**
 * The adapter of an API: the one that the environment names, else the one that fits what the API says it can.
 *
 * @returns asks for it; opened once, and again only where that failed
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
